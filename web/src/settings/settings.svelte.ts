/** What a person has set for this browser: language and theme, guessed at first, how turns end and are shown; remembered. */
import { guessed, LANGUAGES, type Language } from './languages';
import { remember, remembered } from './remember';

export type Theme = 'light' | 'dark';

/** How long each thing that a computer player does is shown before the next, in ms. */
export const PACES = { off: 0, short: 700, long: 1800 } as const;
export type Pace = keyof typeof PACES;

const KEY = 'tilewright.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
  endsItself?: boolean;
  pace?: Pace;
}

/** What was remembered, as far as it means something. */
function stored(): Stored {
  try {
    const found = (JSON.parse(remembered(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      language: LANGUAGES.find((one) => one === found.language),
      theme: (['light', 'dark'] as const).find((one) => one === found.theme),
      endsItself: found.endsItself === true,
      pace: (['off', 'short', 'long'] as const).find((one) => one === found.pace),
    };
  } catch {
    return {};
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  language = $state<Language>(stored().language ?? guessed(navigator.languages));
  /** Whether a turn ends by itself where nothing was scored that could be taken back. */
  endsItself = $state(stored().endsItself === true);
  private wished = $state<Pace | undefined>(stored().pace);
  private chosen = $state<Theme | undefined>(stored().theme);
  private system = $state<Theme>(dark.matches ? 'dark' : 'light');

  constructor() {
    dark.addEventListener('change', () => (this.system = dark.matches ? 'dark' : 'light'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  /** As it was set; else short, but nothing moves by itself where a person wants no motion. */
  get pace(): Pace {
    return this.wished ?? (still.matches ? 'off' : 'short');
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.store();
  }

  setTheme(theme: Theme): void {
    this.chosen = theme;
    this.store();
  }

  setEndsItself(endsItself: boolean): void {
    this.endsItself = endsItself;
    this.store();
  }

  setPace(pace: Pace): void {
    this.wished = pace;
    this.store();
  }

  private store(): void {
    const { language, chosen: theme, endsItself, wished: pace } = this;
    remember(KEY, JSON.stringify({ language, theme, endsItself, pace }));
  }
}

export const settings = new Settings();
