import { isBlank, storedText } from '../../core/text/text.ts';
import {
  type ExportedFile,
  type ExportedRow,
  exportedText,
  type FileFormat,
  targetStatusOf,
} from '../model/file-format.ts';
import { languageCodeOf } from '../model/file-languages.ts';
import { staysInFile } from '../model/kept-text.ts';
import { type ImportedString, parseResult, unreadable } from '../model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from '../model/skeleton.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';
import { type FoundTranslation, placesByText } from '../model/translation-reading.ts';
import { contextFrom } from '../programs/entries.ts';
import { mergedEntries, othersIn } from '../programs/entries-merge.ts';
import { type EntryScan, type FileEntry, inFileOrder } from '../programs/entries-model.ts';
import type { MergeCodec } from '../programs/entries-tree.ts';
import { printSkeleton } from '../skeleton/print-skeleton.ts';
import { xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText, spellXmlValue, withAttribute } from '../xml/spell-xml.ts';
import { spellXliffTarget, xliffSource, xliffTarget } from './xliff-inline.ts';
import { scanXliff, targetIn } from './xliff-scan.ts';
import {
  isUntranslated,
  maySay,
  STATES,
  statusOf,
  type XliffStatus,
  type XliffVersion,
} from './xliff-states.ts';

/** The element of a unit in a lead, which ends behind its source. */
type UnitLead = {
  readonly version: XliffVersion;
  /** Where the element begins and its start tag ends. */
  readonly at: number;
  readonly tagEnd: number;
  readonly prefix: string;
  /** The spelling of the source's content. */
  readonly source: string;
};

const UNIT = /<([\w.-]{1,50}:)?(trans-unit|segment)(?=[\s>])/g;

function unitIn(lead: string): UnitLead | undefined {
  const end =
    /(?:<\/(?:[\w.-]{1,50}:)?source\s*|<(?:[\w.-]{1,50}:)?source\s[^<>]*\/|<(?:[\w.-]{1,50}:)?source\/)>$/.exec(
      lead.slice(-1000),
    );
  const match = end ? [...lead.matchAll(UNIT)].at(-1) : undefined;
  if (!end || !match) return undefined;
  const inside = xmlTokens(`${lead.slice(match.index)}</${match[1] ?? ''}${match[2]}>`);
  const [unit] = inside ?? [];
  const at = inside?.findLastIndex((token) => token.kind === 'open' && token.name.endsWith('source')) ?? -1;
  const source = inside?.[at];
  if (unit?.kind !== 'open' || source?.kind !== 'open') return undefined;
  return {
    version: match[2] === 'segment' ? 2 : 1,
    at: match.index,
    tagEnd: match.index + unit.to,
    prefix: match[1] ?? '',
    source: source.isEmpty ? '' : lead.slice(match.index + source.to, lead.length - end[0].length),
  };
}

/** How units are written: the text in the skeleton is what follows a source, with its target. */
const SKELETON: SkeletonCodec = {
  ownAt: (lead) => unitIn(lead)?.at,
  separator: () => '',
  separated: /^\s*/,
  fit: (own = '') => own,
  // What follows a source comes spelled already.
  spell: (text) => text,
  read: (raw) => raw,
};

/** What the target after a source says: all of it, what of it is a translation, and its status. */
function targetOf(lead: UnitLead, leadText: string, tail: string) {
  const place = targetIn(tail);
  const [unit] =
    xmlTokens(
      `${leadText.slice(lead.at, lead.tagEnd)}</${leadText.slice(lead.at + 1).match(/^[\w:.-]+/)?.[0] ?? ''}>`,
    ) ?? [];
  const attributes = unit?.kind === 'open' ? unit.attributes : new Map<string, string>();
  const state = lead.version === 1 ? place?.tag.attributes.get('state') : attributes.get('state');
  const isApproved = lead.version === 1 && attributes.get('approved') === 'yes';
  const content = place ? tail.slice(place.from, place.to) : '';
  const text = storedText(xliffTarget(content, lead.source));
  const isCopy = isUntranslated(state) && text === storedText(xliffSource(lead.source));
  const status = statusOf(state, isApproved);
  return { place, said: text, text: isBlank(text) || isCopy ? '' : text, status };
}

const read: FileFormat['read'] = (content) => {
  const file = normalizeLineEndings(content);
  const scan = scanXliff(file);
  if (!scan.ok) return unreadable('xliff', scan.kind, scan.line);
  const entries = scan.units.map(({ notes, source, ...unit }) => ({
    ...unit,
    text: storedText(xliffSource(file.slice(source.from, source.to))),
    context: contextFrom(notes),
  }));
  const { strings, leftOut } = inFileOrder(entries);
  const { headerAndFooter, leads } = splitAtTexts(file, strings);
  const imported = strings.map(({ text, key, context, max_length, line, from, to }, nth): ImportedString => {
    return {
      text,
      key,
      context,
      max_length,
      line,
      frame: { lead: leads[nth] ?? '', raw: file.slice(from, to) },
    };
  });
  return { ...parseResult('xliff', imported), headerAndFooter, leftOut, languages: scan.languages };
};

/** Matches each target to the string with the same source; of several, to the one with the same key (programs.12). */
const readTranslations: FileFormat['readTranslations'] = (content, strings) => {
  const file = normalizeLineEndings(content);
  const scan = scanXliff(file);
  if (!scan.ok) return { pieces: [], problems: [{ kind: scan.kind, line: scan.line }], by: 'source' };
  const units = scan.units.map((unit) => ({
    ...unit,
    text: storedText(xliffSource(file.slice(unit.source.from, unit.source.to))),
  }));
  const places = placesByText(
    strings,
    units.map(({ text, key }) => ({ text, likes: [(string) => string.key === key] })),
  );
  const pieces = units.flatMap(({ own, from, to, line, text }, nth): FoundTranslation[] => {
    if (isBlank(text)) return [];
    const at = places[nth];
    const leadText = file.slice(own, from);
    const lead = unitIn(leadText);
    const target = lead && targetOf(lead, leadText, file.slice(from, to));
    if (!target || target.text === '') return [];
    const state = {
      isStated: true,
      ...(target.status === 'initial' && { isDraft: true }),
      ...(target.status === 'approved' && { isApproved: true }),
    };
    return [{ line, text: target.text, at, label: text, ...state }];
  });
  return { pieces, problems: [], by: 'source', languages: scan.languages };
};

const EMPTY: HeaderAndFooter = {
  header:
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file original="texts" datatype="plaintext" source-language="und">\n    <body>\n      ',
  footer: '\n    </body>\n  </file>\n</xliff>\n',
};

/** A translation as it is printed; `status` is none where there is no translation. */
type Printed = { readonly words: string; readonly status: XliffStatus | 'none' };

/** The frame with this translation: its state in the lead or the target, and what follows the source. */
function translated(
  frame: Frame,
  { words, status }: Printed,
  row: ExportedRow,
): { readonly frame: Frame; readonly words: string } {
  const { lead, raw } = frame;
  const unit = unitIn(lead);
  const tail = raw ?? '';
  if (!unit) return { frame, words: tail };
  const target = targetOf(unit, lead, tail);
  if (staysInFile(target.text, row)) return { frame, words: tail };
  const isSame =
    status === 'none' ? target.text === '' && ['', target.said].includes(words) : target.text === words;
  // What the file says of a text that is as it was stays.
  if (isSame && (status === 'none' || maySay(target.status, status))) return { frame, words: tail };
  const state = STATES[unit.version][status];
  const start = lead.slice(unit.at, unit.tagEnd);
  const hasApproved = /\sapproved\s*=/.test(start);
  const tag =
    unit.version === 2
      ? withAttribute(start, 'state', state)
      : status === 'approved' || hasApproved
        ? withAttribute(start, 'approved', status === 'approved' ? 'yes' : 'no')
        : start;
  const content =
    isSame && target.place
      ? tail.slice(target.place.from, target.place.to)
      : spellXliffTarget(words, unit.source);
  return {
    frame: { lead: lead.slice(0, unit.at) + tag + lead.slice(unit.tagEnd), raw: null },
    words: withTarget(tail, content, { unit, state, target, lead }),
  };
}

type UnitAround = {
  readonly unit: UnitLead;
  readonly state: string;
  readonly target: ReturnType<typeof targetOf>;
  readonly lead: string;
};

/** What follows a source with this content of its target, which is added if there is none. */
function withTarget(
  tail: string,
  content: string,
  { unit, state, target: { place }, lead }: UnitAround,
): string {
  const say = (tag: string) => (unit.version === 1 ? withAttribute(tag, 'state', state) : tag);
  if (place) {
    const tag = say(tail.slice(place.tag.from, place.tag.to));
    const end = place.tag.isEmpty ? `</${place.tag.name}>` : tail.slice(place.to, place.end);
    const start = place.tag.isEmpty ? tag.replace(/\s*\/>$/, '>') : tag;
    return tail.slice(0, place.tag.from) + start + content + end + tail.slice(place.end);
  }
  if (content === '') return tail;
  // The target stands below the source, as far from the left as it.
  const line = /(?:^|\n)([ \t]*)<(?:[\w.-]{1,50}:)?source[\s>][^\n]*$/.exec(lead.slice(unit.tagEnd));
  const gap = line ? `\n${line[1]}` : '';
  // In XLIFF 1.2 the parts of a source in segments come first.
  const parts =
    /^\s*<(?:[\w.-]{1,50}:)?seg-source[\s>][\s\S]*?<\/(?:[\w.-]{1,50}:)?seg-source\s*>/.exec(tail)?.[0] ?? '';
  const name = `${unit.prefix}target`;
  return `${parts}${gap}${say(`<${name}>`)}${content}</${name}>${tail.slice(parts.length)}`;
}

/** The frame of a string that came without a file. */
function madeFrame({ text, key, context }: ExportedRow, nth: number, version: XliffVersion): Frame {
  const id = spellXmlValue(key || String(nth + 1));
  const source = `<source>${spellXmlText(text)}</source>`;
  const note = context === '' ? '' : `<note>${spellXmlText(context)}</note>`;
  return version === 1
    ? { lead: `\n      <trans-unit id="${id}">\n        ${source}`, raw: `${note}\n      </trans-unit>` }
    : { lead: `\n    <unit id="u${nth + 1}" name="${id}"><segment>${source}`, raw: '</segment></unit>' };
}

/** A file that says the language of its targets, as XLIFF asks of one that has any. */
function withLanguage(file: HeaderAndFooter, version: XliffVersion, language: string): HeaderAndFooter {
  const [element, attribute] =
    version === 1 ? (['file', 'target-language'] as const) : (['xliff', 'trgLang'] as const);
  const tag = new RegExp(`<(?:[\\w.-]{1,50}:)?${element}(?=[\\s>])[^<>]*>`).exec(file.header)?.[0];
  if (language === '' || tag === undefined || new RegExp(`\\s${attribute}\\s*=`).test(tag)) return file;
  return { ...file, header: file.header.replace(tag, () => withAttribute(tag, attribute, language)) };
}

function printed(
  { headerAndFooter }: ExportedFile,
  rows: readonly ExportedRow[],
  printedOf: (row: ExportedRow) => Printed | undefined,
  language: string,
): string {
  const file = headerAndFooter ?? EMPTY;
  const version = /<(?:[\w.-]{1,50}:)?xliff\s[^<>]*\bversion\s*=\s*["']2/.test(file.header) ? 2 : 1;
  let hasTargets = false;
  const frames = rows.map((row, nth) => {
    const { frame, key, context } = row;
    const ownFrame = frame && SKELETON.ownAt(frame.lead) !== undefined ? frame : madeFrame(row, nth, version);
    const printedTarget = printedOf(row);
    hasTargets ||= printedTarget !== undefined && printedTarget.words !== '';
    return {
      key,
      context,
      ...(printedTarget
        ? translated(ownFrame, printedTarget, row)
        : { frame: ownFrame, words: ownFrame.raw ?? '' }),
    };
  });
  return printSkeleton(
    { skeleton: SKELETON, empty: EMPTY },
    hasTargets ? withLanguage(file, version, language) : file,
    frames,
  );
}

/** The targets of a file as entries, each with its source. */
function scanTargets(file: string): EntryScan {
  const scan = scanXliff(file);
  if (!scan.ok) return scan;
  const entries = scan.units.map(({ own, from, to, line, key, source }): FileEntry => {
    const leadText = file.slice(own, from);
    const lead = unitIn(leadText);
    const text = lead ? targetOf(lead, leadText, file.slice(from, to)).text : '';
    const sourceText = storedText(xliffSource(file.slice(source.from, source.to)));
    return { own, from, to, line, key, context: '', text, source: { ...source, text: sourceText } };
  });
  return { ok: true, entries, holders: scan.holders };
}

const hasSeveralFiles = (file: string) => (file.match(/<(?:[\w.-]{1,50}:)?file[\s>]/g)?.length ?? 0) > 1;

const MERGE: MergeCodec = {
  scan: scanTargets,
  separator: () => '\n',
  frame: (file, { from, to }, lead) => ({ lead, raw: file.slice(from, to) }),
};

/** XLIFF 1.2 and 2, files of sources and targets (programs.9, programs.13). */
export const XLIFF = {
  read,
  readTranslations,
  // Every unit stays, because programs compare the file with its source.
  print: (file, rows, options) =>
    printed(
      file,
      rows,
      (row) => ({ words: exportedText(row, options), status: targetStatusOf(row) }),
      options.language,
    ),
  printSource: (file, rows) => printed(file, rows, () => undefined, ''),
  empty: EMPTY,
  skeleton: SKELETON,
  ofLanguage: {
    languageIn: (header) =>
      languageCodeOf(/\s(?:target-language|trgLang)\s*=\s*["']([^"']*)/.exec(header)?.[1] ?? ''),
    // Keys name the element of their file only where there are several.
    merge: (own, template, merging) =>
      hasSeveralFiles(own) === hasSeveralFiles(template)
        ? mergedEntries(MERGE)(own, template, merging)
        : undefined,
    othersIn: othersIn(MERGE),
  },
} satisfies FileFormat;
