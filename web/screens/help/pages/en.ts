import { byTopic, type HelpPage } from './page.ts';

export const pages = byTopic({
  ...import.meta.glob<HelpPage>('./en/*.md', { eager: true, import: 'page' }),
  // The pages on formats are documentation of the code too.
  ...import.meta.glob<HelpPage>('../../../../docs/formats/*.md', { eager: true, import: 'page' }),
});
