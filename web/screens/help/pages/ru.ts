import { byTopic, type HelpPage } from './page.ts';

export const pages = byTopic(import.meta.glob<HelpPage>('./ru/**/*.md', { eager: true, import: 'page' }));
