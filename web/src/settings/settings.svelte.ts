/** What a person has set for this browser: language and theme, guessed at first, and how turns end; remembered. */
import { guessed, LANGUAGES, type Language } from './languages';
import { remember, remembered } from './remember';

export type Theme = 'light' | 'dark';

const KEY = 'tilewright.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
  endsItself?: boolean;
}

/** What was remembered, as far as it means something. */
function stored(): Stored {
  try {
    const found = (JSON.parse(remembered(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      language: LANGUAGES.find((one) => one === found.language),
      theme: (['light', 'dark'] as const).find((one) => one === found.theme),
      endsItself: found.endsItself === true,
    };
  } catch {
    return {};
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  language = $state<Language>(stored().language ?? guessed(navigator.languages));
  /** Whether a turn ends by itself where nothing was scored that could be taken back. */
  endsItself = $state(stored().endsItself === true);
  private chosen = $state<Theme | undefined>(stored().theme);
  private system = $state<Theme>(dark.matches ? 'dark' : 'light');

  constructor() {
    dark.addEventListener('change', () => (this.system = dark.matches ? 'dark' : 'light'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
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

  private store(): void {
    const { language, chosen: theme, endsItself } = this;
    remember(KEY, JSON.stringify({ language, theme, endsItself }));
  }
}

export const settings = new Settings();
