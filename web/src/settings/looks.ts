/** How the pictures can look, and which of the server's themes that is by the page's own colours. */
export type Theme = 'light' | 'dark';

export const LOOKS = {
  painted: { light: 'day', dark: 'night' },
  contrast: { light: 'contrast', dark: 'contrast' },
  schematic: { light: 'schematic', dark: 'schematic' },
} as const satisfies Record<string, Record<Theme, string>>;

export type Look = keyof typeof LOOKS;

export const LOOK_NAMES = Object.keys(LOOKS) as Look[];
