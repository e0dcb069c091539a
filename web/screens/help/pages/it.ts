import type { HelpPage } from './page.ts';

export const pages = import.meta.glob<HelpPage>('./it/*.md', { eager: true, import: 'page' });
