import { type Titled, titleStringOf, translatedTitle } from '../sections/section-titles.ts';
import { cueOf, timeWords } from './cues/cues.ts';

/** A section of a bilingual page: its name and each string with its translation, null if there is none. */
export type BilingualPart = Titled & {
  readonly rows: readonly {
    readonly text: string;
    readonly translation: string | null;
    readonly context: string;
  }[];
};

/** The heading of a section in a file of several; none if its first string is its name. */
const headingOf = (part: BilingualPart): Titled | undefined =>
  titleStringOf(part.rows, part) ? undefined : part;

/** The title in the list of contents: the translation of the first string, if that is the section's name. */
const entryOf = (part: BilingualPart): string =>
  part.translated_name ?? titleStringOf(part.rows, part)?.translation ?? part.name;

/** Source and translation of each string, one below the other; blank lines separate strings and sections. */
export function bilingualText(parts: readonly BilingualPart[]): string {
  const sections = parts.map((part) => {
    const { rows } = part;
    const heading = parts.length > 1 ? headingOf(part) : undefined;
    const pairs = rows.map(({ text, translation }) => [text, translation ?? '—'].map(oneBlock).join('\n'));
    return [heading ? underlined(heading) : [], pairs].flat().join('\n\n');
  });
  return `${sections.join('\n\n\n')}\n`;
}

function underlined({ name, translated_name }: Titled): string {
  const lines = translated_name === null ? [name] : [name, translated_name];
  const width = Math.max(...lines.map((line) => [...line].length));
  return [...lines, '='.repeat(Math.min(width, 70))].join('\n');
}

/** Removes blank lines from a text, because a blank line ends a pair. */
const oneBlock = (text: string): string => text.replace(/\n(\s*\n)+/g, '\n');

/** The contents and languages of a bilingual page; `words` are the headers of its columns in the reader's language. */
export type BilingualPage = {
  readonly title: string;
  readonly lang: string;
  readonly source_lang: string;
  readonly target_lang: string;
  readonly words: { readonly source: string; readonly target: string };
  readonly parts: readonly BilingualPart[];
};

/** A self-contained page with source and translation side by side, to be read and printed. */
export function bilingualHtml(page: BilingualPage): string {
  const { title, lang, parts } = page;
  const contents = parts.map(
    (part, at) => `<li><a href="#part-${at + 1}">${escaped(entryOf(part))}</a></li>`,
  );
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${parts.length > 1 ? `<nav><ol>${contents.join('')}</ol></nav>\n` : ''}${parts.map(tableOf(page)).join('\n')}
</body>
</html>
`;
}

const tableOf =
  ({ source_lang, target_lang, words, parts: all }: BilingualPage) =>
  (part: BilingualPart, at: number): string => {
    const { rows } = part;
    const heading = all.length > 1 ? headingOf(part) : undefined;
    const isTimed = rows.some(({ context }) => cueOf(context));
    const cell = (lang: string, text: string | null) =>
      text === null
        ? '<td class="none">—</td>'
        : `<td lang="${escaped(lang)}" dir="auto">${escaped(text)}</td>`;
    const lines = rows.map(({ text, translation, context }) => {
      const cue = cueOf(context);
      const time = isTimed ? `<th scope="row">${cue ? timeWords(cue.start).slice(0, 8) : ''}</th>` : '';
      return `<tr>${time}${cell(source_lang, text)}${cell(target_lang, translation)}</tr>`;
    });
    const heads = [words.source, words.target].map((word) => `<th scope="col">${escaped(word)}</th>`);
    return `<section id="part-${at + 1}">
${heading ? `<h2>${titled(heading)}</h2>\n` : ''}<table>
<thead><tr>${isTimed ? '<td></td>' : ''}${heads.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</section>`;
  };

const titled = (heading: Titled): string =>
  heading.translated_name === null
    ? escaped(heading.name)
    : `${escaped(translatedTitle(heading))} <small>${escaped(heading.name)}</small>`;

const STYLE = `
:root { color-scheme: light dark; font: 1.05rem/1.55 Georgia, 'Iowan Old Style', 'Times New Roman', serif }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem }
h1 { font-size: 1.9rem; line-height: 1.2 }
h2 { font-size: 1.3rem; margin-top: 2.5rem }
h2 small { font-weight: 400; opacity: .65 }
nav { columns: 18rem; margin: 0 0 2rem }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
th, td { padding: .45rem .9rem; text-align: start; vertical-align: top }
td { overflow-wrap: break-word; white-space: pre-line }
tbody tr { border-top: 1px solid color-mix(in srgb, currentColor 14%, transparent); break-inside: avoid }
thead { font: 600 .8rem/1.4 system-ui, sans-serif }
thead > tr > td:first-child, tbody th { font: .8rem/1.9 ui-monospace, monospace; opacity: .65; width: 5.5rem }
.none { opacity: .45 }
@media (max-width: 40rem) { body { padding: .75rem } th, td { padding: .35rem .4rem } tbody th { width: 4.2rem } }
@media print { :root { font-size: 10pt } body { max-width: none; padding: 0 } nav { display: none } h2 { break-after: avoid } a { color: inherit } }
`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);
