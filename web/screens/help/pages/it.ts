import { byTopic, type HelpPage } from './page.ts';

export const pages = byTopic(import.meta.glob<HelpPage>('./it/**/*.md', { eager: true, import: 'page' }));
