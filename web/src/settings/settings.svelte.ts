/** What a person has set for this browser: language and theme, guessed at first, then remembered. */
import { guessed, type Language } from './languages';

export type Theme = 'light' | 'dark';

const KEY = 'tilewright.settings';

interface Stored {
  language?: Language;
  theme?: Theme;
}

function stored(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Stored;
  } catch {
    return {};
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  language = $state<Language>(stored().language ?? guessed(navigator.languages));
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

  private store(): void {
    localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.chosen }));
  }
}

export const settings = new Settings();
