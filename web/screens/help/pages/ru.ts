import type { HelpPage } from './page.ts';

export const pages = import.meta.glob<HelpPage>('./ru/*.md', { eager: true, import: 'page' });
