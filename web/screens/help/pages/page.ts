/** A page of the user guide. Its HTML is made from our own Markdown when the app is built (bin/vite/help-page.ts). */
export type HelpPage = { title: string; summary: string; html: string };

/** Pages by their topics. The index of the formats is the README of its folder. */
export function byTopic(pages: Readonly<Record<string, HelpPage>>): Record<string, HelpPage> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => {
      const name = /([^/]+)\.md$/.exec(path)?.[1] ?? '';
      return [name === 'README' ? 'formats' : name, page];
    }),
  );
}
