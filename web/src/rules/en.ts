import castle from '@locale/rules/castle.en.md?raw';
import classic from '@locale/rules/classic.en.md?raw';

export default { castle, classic };
