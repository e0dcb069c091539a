import { translatedTitle } from '../../sections/section-titles.ts';
import { base64Of } from '../../texts/base64.ts';
import type { Book, Chapter, Paragraph, Side } from './book.ts';
import { namesIn, translatorsOf } from './people.ts';
import { permanentId } from './permanent-id.ts';
import { escaped, inline, type StyleTags } from './xhtml.ts';

/** FictionBook has no underlining. */
const TAGS: StyleTags = {
  b: 'strong',
  i: 'emphasis',
  u: 'emphasis',
  s: 'strikethrough',
  sup: 'sup',
  sub: 'sub',
  code: 'code',
};

/** The name of the cover within the file. */
const COVER_ID = 'cover.jpg';

/** A book as FictionBook 2. */
export function bookFb2(book: Book): string {
  const { title, description, source_lang, target_lang, address, madeAt, words, cover, work } = book;
  const day = new Date(madeAt).toISOString().slice(0, 10);
  // Members have one name.
  const translators = translatorsOf(book).map((name) =>
    work.translators === ''
      ? `<translator><nickname>${escaped(name)}</nickname></translator>`
      : person('translator', name),
  );
  const authors = namesIn(work.author).map((name) => person('author', name));
  const authorElements = authors.length > 0 ? authors.join('\n') : '<author><nickname>—</nickname></author>';
  const series = work.series === '' ? '' : `<sequence name="${escaped(work.series)}"/>\n`;
  const sourceTitle =
    work.original_title === ''
      ? ''
      : `<src-title-info>\n<genre>unrecognised</genre>\n${authorElements}\n<book-title>${escaped(work.original_title)}</book-title>\n<lang>${escaped(source_lang)}</lang>\n</src-title-info>\n`;
  const about = description === '' ? '' : `<annotation>${paragraphs(description)}</annotation>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
<description>
<title-info>
<genre>unrecognised</genre>
${authorElements}
<book-title>${escaped(title)}</book-title>
${about}${work.year === '' ? '' : `<date>${escaped(work.year)}</date>\n`}${cover ? `<coverpage><image l:href="#${COVER_ID}"/></coverpage>\n` : ''}<lang>${escaped(target_lang)}</lang>
<src-lang>${escaped(source_lang)}</src-lang>
${translators.join('\n')}
${series}</title-info>
${sourceTitle}<document-info>
<author><nickname>Dragoman</nickname></author>
<program-used>Dragoman</program-used>
<date value="${day}">${day}</date>
${address.startsWith('/') ? '' : `<src-url>${escaped(address)}</src-url>\n`}<id>${escaped(permanentId(address))}</id>
<version>1.0</version>
</document-info>
${work.licence === '' ? '' : `<custom-info info-type="licence">${escaped(work.licence)}</custom-info>\n`}</description>
<body>
<title><p>${escaped(title)}</p></title>
${book.chapters.map((chapter) => section(book, chapter)).join('\n')}
${words.colophon === null ? '' : `<section>${paragraphs(words.colophon)}</section>\n`}</body>
${cover ? `<binary id="${COVER_ID}" content-type="image/jpeg">${base64Of(cover.jpeg)}</binary>\n` : ''}</FictionBook>
`;
}

/** A person by first and last name; a single word is a nickname. */
function person(role: 'author' | 'translator', name: string): string {
  const at = name.lastIndexOf(' ');
  const names =
    at < 0
      ? `<nickname>${escaped(name)}</nickname>`
      : `<first-name>${escaped(name.slice(0, at))}</first-name><last-name>${escaped(name.slice(at + 1))}</last-name>`;
  return `<${role}>${names}</${role}>`;
}

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

function section({ layout }: Book, { title, paragraphs: all }: Chapter): string {
  const isBoth = layout !== 'translation' && title !== null && title.translated_name !== null;
  const names = title ? [translatedTitle(title), ...(isBoth ? [title.name] : [])] : [];
  const heading =
    names.length > 0 ? `<title>${names.map((one) => `<p>${escaped(one)}</p>`).join('')}</title>` : '';
  const content = all.map((one) => (layout === 'translation' ? lines(one.translation) : pair(one)));
  // A section isn't valid without content.
  return `<section>${heading}\n${content.length > 0 ? content.join('\n') : '<empty-line/>'}\n</section>`;
}

const pair = ({ source, translation }: Paragraph): string =>
  `${lines(source)}\n${translation === null ? '<p>—</p>' : lines(translation)}\n<empty-line/>`;

/** A paragraph for each line: FictionBook has no line breaks within them. Styles end with the line. */
const lines = (side: Side | null): string =>
  (side?.text ?? '')
    .split('\n')
    .map((line) => (line.trim() === '' ? '<empty-line/>' : `<p>${inline(line, TAGS)}</p>`))
    .join('');
