import type { HelpPage } from './page.ts';

export const pages = import.meta.glob<HelpPage>('./en/*.md', { eager: true, import: 'page' });
