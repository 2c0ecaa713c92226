import castle from '@locale/rules/castle.nl.md?raw';
import classic from '@locale/rules/classic.nl.md?raw';

export default { castle, classic };
