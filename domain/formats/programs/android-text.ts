import type { InlinePiece, MarkName } from '../marks/marks.ts';
import { innerPieces, markedText, spellMarked } from '../marks/marks.ts';
import { type XmlToken, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText } from '../xml/spell-xml.ts';

/** Tags of Android's styled text that have a mark of their own. */
const MARKS: Readonly<Record<string, MarkName>> = {
  ...{ a: 'a', b: 'b', strong: 'b', i: 'i', em: 'i', cite: 'i', dfn: 'i', u: 'u', s: 's', strike: 's' },
  ...{ del: 's', sup: 'sup', sub: 'sub', tt: 'code', img: 'img' },
};

/** The content of an element: its pieces, the text among them, and whether all of it is in a CDATA section. */
type Content = {
  readonly pieces: readonly InlinePiece[];
  /** The spelling of each piece. */
  readonly raws: readonly string[];
  /** The pieces that are the text, by indexes. */
  readonly from: number;
  readonly to: number;
  readonly isCdata: boolean;
};

/** Reads the content between an element's tags. */
function contentOf(raw: string): Content {
  const tokens: XmlToken[] = xmlTokens(raw) ?? [{ kind: 'text', text: raw, from: 0, to: raw.length }];
  const space = { isQuoted: false, isAfterSpace: true };
  const pieces = tokens.map((token) => pieceOf(token, raw.slice(token.from, token.to), space));
  const last = pieces.at(-1);
  if (last?.kind === 'text' && space.isAfterSpace && last.text.endsWith(' '))
    pieces[pieces.length - 1] = { ...last, text: last.text.slice(0, -1) };
  const raws = tokens.map(({ from, to }) => raw.slice(from, to));
  const isCdata =
    tokens.some(({ kind }) => kind === 'cdata') &&
    tokens.every((token) => token.kind === 'cdata' || (token.kind === 'text' && token.text.trim() === ''));
  const inner = innerPieces(pieces);
  // A quote at an edge may end within the text.
  const isQuoted = [...raws.slice(0, inner.from), ...raws.slice(inner.to)].some((edge) =>
    /(?<!=)"(?!>)/.test(edge.replace(/<[^>]*>/g, '')),
  );
  return { pieces, raws, isCdata, ...(isQuoted ? { from: 0, to: pieces.length } : inner) };
}

type Space = { isQuoted: boolean; isAfterSpace: boolean };

function pieceOf(token: XmlToken, raw: string, space: Space): InlinePiece {
  if (token.kind === 'text' || token.kind === 'cdata')
    return { kind: 'text', text: unescaped(token.text, space) };
  if (token.kind === 'close') return { kind: 'close', raw };
  const name = (token.kind === 'open' && MARKS[token.name]) || 'x';
  return token.kind === 'open' && !token.isEmpty ? { kind: 'open', raw, name } : { kind: 'empty', raw, name };
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** What Android makes of characters: without quotes and escapes, with one space for white space that isn't quoted. */
function unescaped(characters: string, space: Space): string {
  let text = '';
  for (const [character, hex, escaped, blank] of characters.matchAll(
    /\\u([0-9a-fA-F]{4})|\\(.)|([ \t\n\r\f]+)|"|[^\\" \t\n\r\f]+|\\/gsu,
  )) {
    if (character === '"') {
      space.isQuoted = !space.isQuoted;
      // Space after a quote counts, and so does a space before it.
      space.isAfterSpace = false;
    } else if (blank !== undefined && !space.isQuoted) {
      if (!space.isAfterSpace) text += ' ';
      space.isAfterSpace = true;
    } else {
      space.isAfterSpace = false;
      text +=
        hex !== undefined
          ? String.fromCharCode(Number.parseInt(hex, 16))
          : escaped !== undefined
            ? (ESCAPES[escaped] ?? escaped)
            : character;
    }
  }
  return text;
}

const SPELLED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
};

/** A text with Android's escapes. Spaces that would be lost, at its ends or after another, are written as references. */
function escaped(text: string): string {
  return text
    .replace(/[\\'"\n\t]/g, (character) => SPELLED[character] ?? character)
    .replace(/^[@?]/, '\\$&')
    .replace(/^ | $|(?<= (?:<[^<> ]{1,10}>){0,5}) /g, '\\u0020');
}

/** The text of an element's content. */
export function androidText(raw: string): string {
  const { pieces, from, to } = contentOf(raw);
  return markedText(pieces.slice(from, to));
}

/**
 * A text as the content of an element, whose source has this spelling. Marks that the source lacks may come from the
 * `others`, the other forms of a plural.
 */
export function spellAndroidText(text: string, source: string, others: readonly string[] = []): string {
  const { pieces, raws, from, to, isCdata } = contentOf(source);
  const words = escaped(text);
  if (isCdata) return `<![CDATA[${words.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  const more = others.flatMap((other) => contentOf(other).pieces.filter(({ kind }) => kind !== 'text'));
  const spelled = spellMarked(words, [...pieces.slice(from, to), ...more], {
    escaped: (part) => spellXmlText(part, source),
    lineBreak: '\\n',
  });
  return [...raws.slice(0, from), spelled, ...raws.slice(to)].join('');
}
