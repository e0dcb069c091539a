import { SaxesParser } from 'saxes';
import { lineCounter } from '../model/line-counter.ts';
import { MOST_NESTED } from '../model/nesting.ts';

/** A piece of an XML file: `content.slice(from, to)`. All tokens of a file in order make up the file. */
type Piece = { readonly from: number; readonly to: number };

/** A start tag; `isEmpty`: it ends itself, as `<br/>`, so no end tag follows. */
export type XmlTag = Piece & {
  readonly kind: 'open';
  /** The name as it is written, with a prefix if it has one. */
  readonly name: string;
  /** The values by name, with references replaced. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
};

export type XmlToken =
  | XmlTag
  | (Piece & { readonly kind: 'close'; readonly name: string })
  /** Characters, with references replaced. */
  | (Piece & { readonly kind: 'text'; readonly text: string })
  | (Piece & { readonly kind: 'cdata'; readonly text: string })
  | (Piece & { readonly kind: 'comment'; readonly text: string })
  /** The XML declaration, the document type, or a processing instruction. */
  | (Piece & { readonly kind: 'other' });

/** Why a file can't be read, and the line, from 1, at which that is clear. */
export type XmlScan = { readonly ok: true } | XmlRefusal;
/** Why XML can’t be read, and the line. */
export type XmlRefusal = {
  readonly ok: false;
  readonly kind: 'brokenXml' | 'tooDeep';
  readonly line: number;
};

type ScanOptions = {
  /** Whether the content is part of an element instead of a whole document. */
  readonly isFragment?: boolean;
  /** Entities that the content may refer to besides those of XML, such as `nbsp` in HTML: their texts by name. */
  readonly entities?: Readonly<Record<string, string>>;
};

/** How long the document type of a file may be, and how many entities it may declare. */
const DOCTYPE_READ = 100_000;

/**
 * Reads XML whose lines end in LF, token by token. The parser checks that it is well-formed. It loads nothing, and replaces no entity
 * that the file declares: a reference to one stays in the text as it is written.
 */
export function scanXml(
  content: string,
  take: (token: XmlToken) => void,
  { isFragment = false, entities = {} }: ScanOptions = {},
): XmlScan {
  // The parser skips what follows half of a surrogate pair.
  const lone = content.isWellFormed() ? -1 : content.search(/\p{Surrogate}/u);
  if (lone >= 0) return { ok: false, kind: 'brokenXml', line: lineCounter(content)(lone) };
  const parser = new SaxesParser({ fragment: isFragment });
  Object.assign(parser.ENTITIES, entities);
  let depth = 0;
  let end = 0;
  /** The piece since the one before, up to where the parser is, and `further` characters. */
  const markup = (further = 0): Piece => {
    const from = end;
    end = parser.position + further;
    return { from, to: end };
  };
  parser.on('text', (text) => {
    const next = content.indexOf('<', end);
    const from = end;
    end = next < 0 ? content.length : next;
    take({ kind: 'text', text, from, to: end });
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (++depth > MOST_NESTED) throw new Refusal('tooDeep');
    take({
      kind: 'open',
      name,
      attributes: new Map(Object.entries(attributes)),
      isEmpty: isSelfClosing,
      ...markup(),
    });
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    depth--;
    if (!isSelfClosing) take({ kind: 'close', name, ...markup() });
  });
  parser.on('cdata', (text) => take({ kind: 'cdata', text, ...markup() }));
  // The parser tells of a comment before it has read the `>`.
  parser.on('comment', (text) => take({ kind: 'comment', text, ...markup(1) }));
  parser.on('doctype', (declared) => {
    for (const name of entitiesIn(declared)) parser.ENTITIES[name] ??= `&${name};`;
    take({ kind: 'other', ...markup() });
  });
  parser.on('xmldecl', () => take({ kind: 'other', ...markup() }));
  parser.on('processinginstruction', () => take({ kind: 'other', ...markup() }));
  parser.on('error', () => {
    throw new Refusal('brokenXml');
  });
  try {
    parser.write(content).close();
    return { ok: true };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, kind: error.kind, line: parser.line };
    throw error;
  }
}

/** Ends the reading of a file that can't be read. */
class Refusal extends Error {
  readonly kind: 'brokenXml' | 'tooDeep';
  constructor(kind: 'brokenXml' | 'tooDeep') {
    super(kind);
    this.kind = kind;
  }
}

/** The names of the entities that a document type declares. */
function entitiesIn(doctype: string): string[] {
  return [...doctype.slice(0, DOCTYPE_READ).matchAll(/<!ENTITY\s{1,20}([\w.-]{1,100})\s/g)].map(
    ([, name = '']) => name,
  );
}

/** The tokens of a part of an element; undefined if it isn't well-formed by itself. References to entities stay as they are written. */
export function xmlTokens(fragment: string): XmlToken[] | undefined {
  const tokens: XmlToken[] = [];
  const names = [...fragment.matchAll(/&([A-Za-z_][\w.-]{0,100});/g)].map(([, name = '']) => name);
  const entities = Object.fromEntries(
    names.filter((name) => !PREDEFINED.has(name)).map((name) => [name, `&${name};`]),
  );
  const scan = scanXml(fragment, (token) => tokens.push(token), { isFragment: true, entities });
  return scan.ok ? tokens : undefined;
}

/** The entities that XML itself has. */
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
