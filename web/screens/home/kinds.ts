/** What is translated here, with the best known formats of each kind (screens.14). */
export const KINDS = [
  { kind: 'books', formats: 'EPUB, FB2, DOCX, ODT, Markdown' },
  { kind: 'programs', formats: 'PO, XLIFF, JSON, Android, iOS' },
  { kind: 'films', formats: 'SRT, ASS, WebVTT, TTML' },
] as const;
