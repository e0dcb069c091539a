import { type InlinePiece, innerPieces, type MarkName, markedText, spellMarked } from '../marks/marks.ts';
import { type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText } from '../xml/spell-xml.ts';

/** The content of a source or target in pieces, with the spelling of each and the code that it begins or is. */
type Content = {
  readonly pieces: readonly InlinePiece[];
  readonly raws: readonly string[];
  readonly codes: readonly (string | undefined)[];
};

/** A tag's name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What the types of codes are called in XLIFF 1.2 (`ctype`) and 2 (`type`, `subType`). */
const NAMES: Readonly<Record<string, MarkName>> = {
  ...{
    bold: 'b',
    'x-bold': 'b',
    'x-b': 'b',
    'x-strong': 'b',
    'x-html-b': 'b',
    'x-html-strong': 'b',
    'xlf:b': 'b',
  },
  ...{
    italic: 'i',
    'x-italic': 'i',
    'x-i': 'i',
    'x-em': 'i',
    'x-html-i': 'i',
    'x-html-em': 'i',
    'xlf:i': 'i',
  },
  ...{ underlined: 'u', 'x-u': 'u', 'x-html-u': 'u', 'xlf:u': 'u' },
  ...{ link: 'a', 'x-a': 'a', 'x-html-a': 'a', image: 'img', 'x-img': 'img', 'x-html-img': 'img' },
};

function nameOf({ attributes }: XmlTag): MarkName {
  const types = ['ctype', 'subType', 'type'].map((name) => attributes.get(name) ?? '');
  return types.map((type) => NAMES[type]).find((name) => name !== undefined) ?? 'x';
}

const isBreak = ({ attributes }: XmlTag) =>
  attributes.get('ctype') === 'lb' || attributes.get('subType') === 'xlf:lb';

/** Elements whose content is text; that of others, such as `ph`, is a code of the original file. */
const WITH_TEXT: ReadonlySet<string> = new Set(['g', 'pc', 'mrk']);
/** Halves of a pair that may lie in different segments: a translation that lacks one gets it back. */
const HALVES: ReadonlySet<string> = new Set(['bx', 'ex', 'bpt', 'ept', 'sc', 'ec', 'sm', 'em']);
/** Segments that tools mark within a text are no marks. */
const isSegment = (tag: XmlTag) => localName(tag.name) === 'mrk' && tag.attributes.get('mtype') === 'seg';

/** What a tag says which code it is: its element and its id, by which a target refers to its source. */
const codeOf = ({ name, attributes }: XmlTag) => {
  const id = attributes.get('id');
  return id === undefined ? undefined : `${localName(name)} ${id}`;
};

/** Reads the content between the tags of a source or target. */
function contentOf(raw: string): Content {
  const pieces: InlinePiece[] = [];
  const raws: string[] = [];
  const codes: (string | undefined)[] = [];
  const open: XmlTag[] = [];
  /** A code with content: its tag, where it begins, and how many elements are open within it. */
  let code: { tag: XmlTag; depth: number } | undefined;
  const add = (piece: InlinePiece, from: number, to: number, tag?: XmlTag) => {
    pieces.push(piece);
    raws.push(raw.slice(from, to));
    codes.push(tag && codeOf(tag));
  };
  const addCode = (tag: XmlTag, to: number) => {
    const spelled = raw.slice(tag.from, to);
    const isKept = HALVES.has(localName(tag.name));
    add(
      isBreak(tag)
        ? { kind: 'break', raw: spelled }
        : { kind: 'empty', raw: spelled, name: nameOf(tag), isKept },
      tag.from,
      to,
      tag,
    );
  };
  for (const token of xmlTokens(raw) ?? []) {
    if (code) {
      if (token.kind === 'open' && !token.isEmpty) code.depth++;
      if (token.kind !== 'close' || code.depth-- > 0) continue;
      addCode(code.tag, token.to);
      code = undefined;
    } else if (token.kind === 'text' || token.kind === 'cdata')
      add({ kind: 'text', text: token.text }, token.from, token.to);
    else if (token.kind === 'open') {
      if (!token.isEmpty && !WITH_TEXT.has(localName(token.name))) {
        code = { tag: token, depth: 0 };
        continue;
      }
      if (!token.isEmpty) open.push(token);
      if (isSegment(token)) add({ kind: 'text', text: '' }, token.from, token.to);
      else if (token.isEmpty) addCode(token, token.to);
      else
        add(
          { kind: 'open', raw: raw.slice(token.from, token.to), name: nameOf(token) },
          token.from,
          token.to,
          token,
        );
    } else if (token.kind === 'close') {
      const tag = open.pop();
      const spelled = raw.slice(token.from, token.to);
      add(
        tag && isSegment(tag) ? { kind: 'text', text: '' } : { kind: 'close', raw: spelled },
        token.from,
        token.to,
      );
    } else add({ kind: 'empty', raw: raw.slice(token.from, token.to), name: 'x' }, token.from, token.to);
  }
  return { pieces, raws, codes };
}

/** What separates two texts in one list of pieces. */
const BETWEEN = '\uE000\uE001';

/** The text of a source. */
export function xliffSource(raw: string): string {
  const { pieces } = contentOf(raw);
  const { from, to } = innerPieces(pieces);
  return markedText(pieces.slice(from, to));
}

/** The pieces of a target whose codes are spelled as those of the source with their id: a target may leave out what they are. */
function withCodesOf(source: Content, { pieces, codes }: Content): InlinePiece[] {
  const known = new Set(source.pieces.flatMap((piece) => ('raw' in piece ? piece.raw : [])));
  const byCode = new Map(source.pieces.map((piece, nth) => [source.codes[nth], piece]));
  return pieces.map((piece, nth) => {
    const code = codes[nth];
    const same =
      code === undefined || !('name' in piece) || known.has(piece.raw) ? undefined : byCode.get(code);
    return same?.kind === piece.kind ? same : piece;
  });
}

/** The text of a target, whose marks are called as those of its source. */
export function xliffTarget(raw: string, source: string): string {
  const of = contentOf(source);
  const inner = innerPieces(of.pieces);
  const target = contentOf(raw);
  const after = of.raws.length - inner.to;
  const isAround =
    target.raws.length >= inner.from + after &&
    of.raws.slice(0, inner.from).every((edge, nth) => edge === target.raws[nth]) &&
    of.raws.slice(inner.to).every((edge, nth) => edge === target.raws[target.raws.length - after + nth]);
  const all = withCodesOf(of, target);
  const pieces = isAround ? all.slice(inner.from, all.length - after) : all;
  const both = markedText([
    ...of.pieces.slice(inner.from, inner.to),
    { kind: 'text', text: BETWEEN },
    ...pieces,
  ]);
  return both.slice(both.indexOf(BETWEEN) + BETWEEN.length);
}

/** A translation as the content of a target, with the codes of its source. */
export function spellXliffTarget(text: string, source: string): string {
  if (text === '') return '';
  const { pieces, raws } = contentOf(source);
  const { from, to } = innerPieces(pieces);
  const spelled = spellMarked(text, pieces.slice(from, to), {
    escaped: (words) => spellXmlText(words, source),
    lineBreak: '\n',
  });
  return [...raws.slice(0, from), spelled, ...raws.slice(to)].join('');
}
