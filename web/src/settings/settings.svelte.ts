/** What a person has set for this browser: language and looks, guessed at first, how turns end and are shown; remembered. */
import { guessed, LANGUAGES, type Language } from './languages';
import { LOOK_NAMES, LOOKS, type Look, type Theme } from './looks';
import type { Pace } from './paces';
import { remember, remembered } from './remember';

const KEY = 'tilewright.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
  look?: Look;
  endsItself?: boolean;
  moves?: boolean;
  pace?: Pace;
}

/** What was remembered, as far as it means something. */
function stored(): Stored {
  try {
    const found = (JSON.parse(remembered(KEY) ?? '{}') ?? {}) as Record<string, unknown>;
    return {
      language: LANGUAGES.find((one) => one === found.language),
      theme: (['light', 'dark'] as const).find((one) => one === found.theme),
      look: LOOK_NAMES.find((one) => one === found.look),
      endsItself: found.endsItself === true,
      moves: found.moves !== false,
      pace: (['off', 'short', 'long'] as const).find((one) => one === found.pace),
    };
  } catch {
    return {};
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const strong = matchMedia('(prefers-contrast: more)');

class Settings {
  language = $state<Language>(stored().language ?? guessed(navigator.languages));
  /** Whether a turn ends by itself where nothing was scored that could be taken back. */
  endsItself = $state(stored().endsItself === true);
  /** Whether the person lets what happens be seen as movement. */
  moves = $state(stored().moves !== false);
  private wished = $state<Pace | undefined>(stored().pace);
  private chosen = $state<Theme | undefined>(stored().theme);
  private system = $state<Theme>(dark.matches ? 'dark' : 'light');
  private seen = $state<Look | undefined>(stored().look);
  private systemLook = $state<Look>(strong.matches ? 'contrast' : 'painted');

  constructor() {
    dark.addEventListener('change', () => (this.system = dark.matches ? 'dark' : 'light'));
    strong.addEventListener('change', () => (this.systemLook = strong.matches ? 'contrast' : 'painted'));
  }

  get theme(): Theme {
    return this.chosen ?? this.system;
  }

  /** As it was set; else in high contrast where the system asks for it. */
  get look(): Look {
    return this.seen ?? this.systemLook;
  }

  /** The server's theme for the pictures. */
  get pictures(): string {
    return LOOKS[this.look][this.theme];
  }

  /** Whether anything may move: never where the system asks for less motion. */
  get moving(): boolean {
    return this.moves && !still.matches;
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

  setLook(look: Look): void {
    this.seen = look;
    this.store();
  }

  setMoves(moves: boolean): void {
    this.moves = moves;
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
    const { language, chosen: theme, seen: look, endsItself, moves, wished: pace } = this;
    remember(KEY, JSON.stringify({ language, theme, look, endsItself, moves, pace }));
  }
}

export const settings = new Settings();
