import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** A piece of a file, `content.slice(from, to)`; all in order make up the file. */
type Piece = { readonly from: number; readonly to: number };

/** A start or end tag; `empty` is both in one. The name is without its prefix; it is in lower case if the file is HTML. */
export type Tag = Piece & {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
};
/** Text as it is written; `cdata` has no references in it. */
export type Text = Piece & { readonly kind: 'text' | 'cdata' };
/** Comments, declarations and processing instructions. */
type Other = Piece & { readonly kind: 'other' };
export type Token = Tag | Text | Other;

/** How many open elements are looked at for the one that an end tag ends: real files have less than 50, and looking takes time for each. */
export const MOST_OPEN = 500;

export const isTag = (token: Token): token is Tag =>
  token.kind === 'open' || token.kind === 'close' || token.kind === 'empty';

const NO_ATTRIBUTES = {};
const LOOSE_END = /<\/([\w:.-]{1,100})\s{0,100}>/g;
const CDATA_START = '<![CDATA[';

/**
 * The tokens of a file of XML or HTML, with their offsets. Any text has some: tags that don't match are tokens too, and
 * what is no markup is text. It takes linear time, however deeply elements are nested.
 */
export function tokensOf(content: string, isXml: boolean): Token[] {
  let depth = 0;
  const tokens: Token[] = [];
  let end = 0;
  const addText = (to: number) => {
    const before = tokens.at(-1);
    const isRaw = !isXml && before?.kind === 'open' && RAW.has(before.name);
    if (!isRaw) addLooseEnds(to);
    if (to > end) tokens.push({ kind: 'text', from: end, to });
    end = Math.max(end, to);
  };
  /** Adds the end tags in a text: the parser reports none of an element that is not open. */
  const addLooseEnds = (to: number) => {
    const start = end;
    for (const { index, 0: raw, 1: name = '' } of content.slice(start, to).matchAll(LOOSE_END)) {
      const from = start + index;
      const local = localName(isXml ? name : name.toLowerCase());
      if (from > end) tokens.push({ kind: 'text', from: end, to: from });
      end = from + raw.length;
      tokens.push({ kind: 'close', name: local, attributes: NO_ATTRIBUTES, from, to: end });
    }
  };
  /** Adds markup, whose start the parser may report some characters too early. */
  const add = (kind: 'open' | 'close' | 'empty' | 'other', name: string, attributes = NO_ATTRIBUTES) => {
    const from = content.indexOf('<', Math.max(parser.startIndex, end));
    const to = content.indexOf('>', Math.max(parser.endIndex, from)) + 1;
    if (from < 0 || to === 0) return;
    addText(from);
    tokens.push(
      kind === 'other' ? { kind, from, to } : { kind, name: localName(name), attributes, from, to },
    );
    end = to;
  };
  const parser = new ShallowParser(
    {
      onopentag: (name, attributes, isImplied) => {
        depth++;
        if (isImplied) return;
        // In HTML an element of a drawing or a formula may end itself.
        const endsItself = isXml || parser.isInForeignContext();
        const isEmpty = (content[parser.endIndex - 1] === '/' && endsItself) || (!isXml && VOID.has(name));
        add(isEmpty ? 'empty' : 'open', name, attributes);
      },
      onclosetag: (name, isImplied) => {
        // A form within a form is none: its name is empty.
        if (name !== '') depth--;
        if (!isImplied) add('close', name);
      },
      oncomment: () => add('other', ''),
      onprocessinginstruction: () => add('other', ''),
      oncdatastart: () => {
        const from = content.indexOf(CDATA_START, Math.max(parser.startIndex, end));
        if (!isXml || from < 0) return;
        const closing = content.indexOf(']]>', from);
        const to = closing < 0 ? content.length : closing + 3;
        addText(from);
        tokens.push({ kind: 'cdata', from, to });
        end = to;
      },
    },
    { xmlMode: isXml, decodeEntities: true },
    () => depth >= MOST_OPEN,
  );
  parser.end(content);
  addText(content.length);
  return tokens;
}

/** A parser that takes elements for empty ones while too many are open, because each costs it as many steps as others are open. */
class ShallowParser extends Parser {
  isFull = false;
  readonly #isFull: () => boolean;
  constructor(handler: Partial<Handler>, options: ParserOptions, isFull: () => boolean) {
    super(handler, options);
    this.#isFull = isFull;
  }
  protected override isVoidElement(name: string) {
    return this.isFull || super.isVoidElement(name);
  }
  override onopentagname(from: number, to: number) {
    this.isFull = this.#isFull();
    super.onopentagname(from, to);
  }
  override onclosetag(from: number, to: number) {
    this.isFull = false;
    super.onclosetag(from, to);
  }
}

/** The characters of a CDATA section. */
export const textOfCdata = (raw: string): string => raw.slice(CDATA_START.length).replace(/\]\]>$/, '');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Elements of HTML in which nothing but their own end tag is a tag. */
const RAW = new Set('iframe noembed noframes plaintext script style textarea title xmp'.split(' '));

/** Elements of HTML that have no end tag. */
const VOID = new Set(
  'area base basefont bgsound br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
