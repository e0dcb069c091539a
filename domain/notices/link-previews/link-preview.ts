import { escapeText } from '../../files/exports/books/xhtml.ts';

/** What programs that show links say of a page: messengers, search engines. All texts are plain. */
export type LinkPreview = {
  /** Its parts, the most specific first, as in the title of the page. */
  readonly title: readonly string[];
  /** One line; empty if the page has none of its own. */
  readonly description: string;
  /** Absolute addresses; undefined if the service doesn't know its own. */
  readonly address: string | undefined;
  readonly image: string | undefined;
};

/** More is cut by every program that shows links. */
const LONGEST_DESCRIPTION = 200;

/** A description as one short line. */
function lineOf(description: string): string {
  const line = description.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION).replace(/\s?\S*$/u, '')}…`;
}

/** The HTML of a page with the title and the tags of a preview in place of its own title and description (reading.11). */
export function withLinkPreview(
  html: string,
  { title, description, address, image }: LinkPreview,
  site: string,
): string {
  const line = lineOf(description);
  const properties = {
    'og:site_name': site,
    'og:type': 'website',
    'og:title': title.join(' · '),
    'og:description': line,
    'og:url': address,
    'og:image': image,
  };
  const tags = [
    `<title>${escapeText([...title, site].join(' · '))}</title>`,
    ...(line ? [`<meta name="description" content="${escapeText(line)}" />`] : []),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escapeText(content)}" />`] : [],
    ),
    '<meta name="twitter:card" content="summary" />',
  ].join('\n    ');
  const rest = line ? html.replace(/\s*<meta name="description"[^>]*>/, '') : html;
  return rest.replace(/<title>[^<]*<\/title>/, () => tags);
}
