import castle from '@locale/rules/castle.de.md?raw';
import classic from '@locale/rules/classic.de.md?raw';

export default { castle, classic };
