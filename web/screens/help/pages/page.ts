/** A page of the user guide. Its HTML is made from our own Markdown when the app is built (bin/vite/help-page.ts). */
export type HelpPage = { title: string; summary: string; html: string };
