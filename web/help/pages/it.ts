import type { HelpPage } from '../help-page.ts';

export const pages = import.meta.glob<HelpPage>('./it/*.md', { eager: true, import: 'page' });
