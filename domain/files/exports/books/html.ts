import { directionOf } from '../../../core/languages/direction.ts';
import { base64Of } from '../../../core/text/base64.ts';
import { translatedTitle } from '../../../texts/sections/section-titles.ts';
import type { Book } from './book.ts';
import { notePlaces } from './notes.ts';
import { BOOK_STYLE, chapterXhtml, closingXhtml, coverXhtml, escapeText, type Pages } from './xhtml.ts';

/** A page of its own with the whole book, to be read, and printed or saved as PDF by the browser. */
export function bookHtml(book: Book): string {
  const { title, description, chapters, words, cover, work } = book;
  const entries = chapters.map(
    (chapter, index) =>
      `<li><a href="#part-${index + 1}">${escapeText(chapter.title ? translatedTitle(chapter.title) : '—')}</a></li>`,
  );
  const lang = book.layout === 'translation' ? book.target_lang : words.lang;
  const isList = chapters.length > 1;
  const { notes, references } = notePlaces(book);
  const pages: Pages = {
    noteAt: (note) => (notes.has(note) ? `#note-${note}` : undefined),
    referenceAt: (note) => (references.has(note) ? `#ref-${note}` : undefined),
    pictureAt: ({ type, bytes }) => `data:image/${type};base64,${base64Of(bytes)}`,
    isEpub: false,
    referred: new Set(),
  };
  return `<!doctype html>
<html lang="${escapeText(lang)}" dir="${directionOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
${work.author === '' ? '' : `<meta name="author" content="${escapeText(work.author)}">\n`}<style>${BOOK_STYLE}${PAGE_STYLE}${PRINT_STYLE}</style>
</head>
<body class="${book.layout}">
${cover ? `${coverXhtml(book, cover, `data:image/jpeg;base64,${base64Of(cover.jpeg)}`)}\n` : ''}<h1>${escapeText(title)}</h1>
${work.author === '' ? '' : `<p class="author">${escapeText(work.author)}</p>\n`}${description === '' ? '' : `<p class="description">${escapeText(description)}</p>\n`}${isList ? `<nav aria-label="${escapeText(words.contents)}"><ol>${entries.join('')}</ol></nav>\n` : ''}${chapters
  .map(
    (chapter, index) => `<section id="part-${index + 1}">\n${chapterXhtml(book, chapter, pages)}\n</section>`,
  )
  .join('\n')}
${closingXhtml(book)}
</body>
</html>
`;
}

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1.1rem/1.6 Georgia, 'Iowan Old Style', 'Times New Roman', serif }
body { margin: 0 auto; max-width: 38rem; padding: 1.5rem }
.columns { max-width: 68rem }
h1 { font-size: 1.9rem }
h2 { font-size: 1.3rem; margin-top: 2.5rem }
.description { opacity: .75; white-space: pre-line }
.cover img { border-radius: 4px; max-height: 26rem }
nav { columns: 18rem; margin: 0 0 2rem }
thead { font-family: system-ui, sans-serif }
tbody th { font-family: ui-monospace, monospace }
`;

const PRINT_STYLE = `
@media (max-width: 40rem) { body { padding: .75rem } th, td { padding: .35rem .4rem } tbody th { width: 4.2rem } }
@media print {
  @page { margin: 2cm 1.8cm }
  :root { color-scheme: light; font-size: 10.5pt }
  body { max-width: none; padding: 0 }
  section { break-before: page }
  section:first-of-type { break-before: auto }
  p { orphans: 2; widows: 2 }
  .cover { break-after: page }
  .cover img { max-height: 22cm }
  a { color: inherit; text-decoration: none }
}
`;
