import { LIMITS } from '../../core/limits.ts';
import { type FileLanguages, languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import { scanXml, type XmlRefusal, type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { localName } from './xliff-inline.ts';
import type { XliffVersion } from './xliff-states.ts';

/** Indexes of a piece of the file. */
type TextPlace = { readonly from: number; readonly to: number };

/** A source with its target: a `trans-unit` of XLIFF 1.2, or a `segment` of XLIFF 2. */
export type XliffUnit = {
  readonly version: XliffVersion;
  /** Where its element begins, and where it ends. */
  readonly own: number;
  readonly to: number;
  readonly line: number;
  readonly key: string;
  /** What is said of it: notes, contexts, locations. */
  readonly notes: readonly string[];
  readonly max_length: number | null;
  /** The content of its source, and where the source's element ends. */
  readonly source: TextPlace;
  readonly from: number;
};

/** An element that contains units: a `file`, or a `unit` of XLIFF 2. `inside` is where its content can begin. */
export type XliffHolder = {
  readonly own: number;
  readonly to: number;
  readonly inside: number;
  readonly key: string;
};

export type XliffScan =
  | {
      readonly ok: true;
      readonly units: readonly XliffUnit[];
      readonly holders: readonly XliffHolder[];
      readonly languages: FileLanguages;
    }
  | XmlRefusal;

/** An element that is open, with what was found in it. */
type OpenUnit = {
  readonly tag: XmlTag;
  readonly name: string;
  readonly isTranslated: boolean;
  notes: string[];
  source?: TextPlace;
  from?: number;
  /** How many segments were found in a unit of XLIFF 2. */
  segments: Omit<XliffUnit, 'notes' | 'key'>[];
  ids: string[];
  place: Map<string, string>;
  /** Where the content of a `file` element begins: in its body, if it has one. */
  inside: number;
};

/** Elements that can't contain their own kind. */
const UNITS = new Set(['trans-unit', 'unit', 'segment']);

/** The most characters of a text, from the attributes that XLIFF has for it; null if they say none. */
function maxLengthOf({ attributes }: XmlTag): number | null {
  const isInCharacters = attributes.get('size-unit') === 'char';
  const declared =
    (isInCharacters && attributes.get('maxwidth')) ||
    /(?:^|,)(\d{1,6})$/.exec(attributes.get('slr:sizeRestriction') ?? '')?.[1];
  const max = declared ? Number(declared) : 0;
  return Number.isInteger(max) && max >= LIMITS.maxLength.min && max <= LIMITS.maxLength.max ? max : null;
}

/** Finds the sources and targets of an XLIFF file. */
export function scanXliff(file: string): XliffScan {
  const units: XliffUnit[] = [];
  const lineOf = lineCounter(file);
  const open: OpenUnit[] = [];
  const files: string[] = [];
  const inFile: number[] = [];
  const holders: XliffHolder[] = [];
  let languages: FileLanguages = { source: null, target: null };
  /** Where a unit begins inside another one. XLIFF has no such units, and they could not be cut out of the file. */
  let nestedAt: number | undefined;
  const parentOf = (name: string) => open.findLast((unit) => unit.name === name);
  const readLanguages = (tag: XmlTag) => {
    const languageOf = (name: string) => languageCodeOf(tag.attributes.get(name) ?? '');
    languages = {
      source: languages.source ?? languageOf('source-language') ?? languageOf('srcLang'),
      target: languages.target ?? languageOf('target-language') ?? languageOf('trgLang'),
    };
  };
  const push = (unit: XliffUnit) => {
    units.push(unit);
    inFile.push(files.length - 1);
  };
  const close = (to: number, at: number) => {
    const closed = open.pop();
    if (!closed) return;
    const { tag, name, inside } = closed;
    const hold = (key: string) => holders.push({ own: tag.from, to, inside, key });
    const parent = open.at(-1);
    const unit = parentOf('trans-unit') ?? parentOf('unit');
    if (name === 'source' && parent && (parent.name === 'trans-unit' || parent.name === 'segment')) {
      parent.source = { from: tag.isEmpty ? at : tag.to, to: at };
      parent.from = to;
    } else if (name === 'note' && unit && parentOf('alt-trans') === undefined) {
      unit.notes.push(textIn(file.slice(tag.to, at)));
    } else if (name === 'context' && unit) {
      const text = textIn(file.slice(tag.to, at)).trim();
      const group = parentOf('context-group') ?? closed;
      const type = tag.attributes.get('context-type') ?? '';
      if (type === 'sourcefile' || type === 'linenumber') group.place.set(type, text);
      else unit.notes.push(text);
    } else if (name === 'context-group' && unit && closed.place.size > 0) {
      unit.notes.push(
        [closed.place.get('sourcefile'), closed.place.get('linenumber')].filter(Boolean).join(':'),
      );
    } else if (
      (name === 'trans-unit' || name === 'segment') &&
      closed.isTranslated &&
      closed.source &&
      closed.from !== undefined
    ) {
      const unitStart = {
        own: tag.from,
        to,
        line: lineOf(tag.from),
        source: closed.source,
        from: closed.from,
        max_length: maxLengthOf(tag),
      };
      if (name === 'trans-unit')
        push({
          ...unitStart,
          version: 1,
          notes: closed.notes,
          key: tag.attributes.get('resname') ?? tag.attributes.get('id') ?? '',
        });
      else if (parent?.name === 'unit') {
        parent.segments.push({
          ...unitStart,
          version: 2,
          max_length: unitStart.max_length ?? maxLengthOf(parent.tag),
        });
        parent.ids.push(tag.attributes.get('id') ?? String(parent.ids.length + 1));
      }
    } else if (name === 'file') hold(`file ${files.at(-1)}`);
    else if (name === 'unit') {
      hold(`unit ${files.length > 1 ? files.at(-1) : ''} ${tag.attributes.get('id')}`);
      const key = tag.attributes.get('name') ?? tag.attributes.get('id') ?? '';
      for (const [nth, segment] of closed.segments.entries())
        push({
          ...segment,
          notes: closed.notes,
          key: closed.segments.length > 1 ? `${key}#${closed.ids[nth]}` : key,
        });
    }
  };
  const scan = scanXml(file, (token) => {
    if (token.kind === 'open') {
      const name = localName(token.name);
      const isTranslated =
        (open.at(-1)?.isTranslated ?? true) &&
        token.attributes.get('translate') !== 'no' &&
        // The header of a PO file that was converted.
        token.attributes.get('restype') !== 'x-gettext-domain-header';
      if (name === 'xliff' || name === 'file') readLanguages(token);
      if (UNITS.has(name) && parentOf(name)) nestedAt ??= token.from;
      if (name === 'file') files.push(token.attributes.get('original') ?? token.attributes.get('id') ?? '');
      const inside = token.to;
      const body = name === 'body' ? parentOf('file') : undefined;
      if (body) body.inside = inside;
      open.push({
        tag: token,
        name,
        isTranslated,
        inside,
        notes: [],
        segments: [],
        ids: [],
        place: new Map(),
      });
      if (token.isEmpty) close(token.to, token.to);
    } else if (token.kind === 'close') close(token.to, token.from);
  });
  if (!scan.ok) return scan;
  if (nestedAt !== undefined) return { ok: false, kind: 'brokenXml', line: lineOf(nestedAt) };
  // Ids are unique within a file element only.
  const isMany = files.length > 1;
  const keyed = units.map((unit, nth) => ({
    ...unit,
    key: isMany && unit.key !== '' ? `${files[inFile[nth] ?? 0] ?? ''}#${unit.key}` : unit.key,
  }));
  return { ok: true, units: keyed.sort((one, other) => one.own - other.own), holders, languages };
}

const textIn = (raw: string): string =>
  (xmlTokens(raw) ?? [])
    .map((token) => (token.kind === 'text' || token.kind === 'cdata' ? token.text : ''))
    .join('')
    .replace(/\s+/g, ' ');

/** The target in what follows a source: its tag, its content, and where its element ends; undefined if there is none. */
export function targetIn(
  tail: string,
): (TextPlace & { readonly tag: XmlTag; readonly end: number }) | undefined {
  let depth = 0;
  let last: XmlTag | undefined;
  for (const token of xmlTokens(tail.slice(0, tail.lastIndexOf('</'))) ?? []) {
    if (token.kind === 'open') {
      if (depth === 0 && localName(token.name) === 'target') {
        if (token.isEmpty) return { tag: token, from: token.to, to: token.to, end: token.to };
        last = token;
      }
      if (!token.isEmpty) depth++;
    } else if (token.kind === 'close' && --depth === 0 && last)
      return { tag: last, from: last.to, to: token.from, end: token.to };
  }
  return undefined;
}
