import type { Node } from 'jsonc-parser';
import { storedText } from '../core/text/text.ts';
import { flatMembers, isNested, type Member, membersOf, readJson } from './json/read-json.ts';
import { withFittingCommas } from './json/with-commas.ts';
import { readJsonTranslations } from './json-translations.ts';
import type { FileFormat } from './model/file-format.ts';
import {
  type ImportedString,
  type ImportProblem,
  type ParseResult,
  PLAIN_STRING,
  parseResult,
  unreadable,
} from './model/reading.ts';
import { type Frame, normalizeLineEndings, splitAtTexts } from './model/skeleton.ts';
import type { SkeletonCodec } from './model/skeleton-codec.ts';
import { mergedEntries, othersIn } from './programs/entries-merge.ts';
import type { EntryScan, FileEntry, Holder } from './programs/entries-model.ts';
import type { MergeCodec } from './programs/entries-tree.ts';
import { printedInPlace } from './skeleton/skeleton-format.ts';
import { readItems } from './special-json.ts';

const KEY = /^"(?:[^"\\]|\\.)*"/;
/** What may be before a pair: pairs that stay in the file, which are no strings, with a text or a list of texts. */
const BEFORE_OWN =
  /^(?:[\s,]*"(?:[^"\\]|\\.)*"\s*:\s*(?:"(?:[^"\\]|\\.)*"|\[(?:[\s,]|"(?:[^"\\]|\\.)*")*\]))*[\s,]*/;
const OWN = /^"(?:[^"\\]|\\.)*"\s*:\s*$/;

/** How pairs are written in a JSON object. */
const SKELETON: SkeletonCodec = {
  ownAt: (lead) => {
    const at = BEFORE_OWN.exec(lead)?.[0].length ?? 0;
    return OWN.test(lead.slice(at)) ? at : undefined;
  },
  separator: (header) => `,${/\s*$/.exec(header.slice(-200))?.[0] ?? ''}`,
  separated: /^\s*,\s*/,
  fit: (own, { key }) => {
    const token = own === undefined ? undefined : KEY.exec(own)?.[0];
    if (own === undefined || token === undefined) return `${JSON.stringify(key)}: `;
    return keyIn(token) === key ? own : JSON.stringify(key) + own.slice(token.length);
  },
  spell: (text) => JSON.stringify(text),
  read: (raw) => storedText(keyIn(raw) ?? ''),
};

/** The text of a JSON string; undefined if it is not one. */
function keyIn(token: string): string | undefined {
  try {
    const read: unknown = JSON.parse(token);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a JSON object, each pair as a string with its key; a list is read as inner-format JSON (imports.15). */
const read: FileFormat['read'] = (content, { flattens }) => {
  const file = normalizeLineEndings(content);
  const json = readJson(file);
  if (!json.ok) return unreadable('json', json.kind, json.line);
  if (json.root.type === 'array') return readItems(json, file);
  if (json.root.type !== 'object') return unreadable('json', 'notObject', json.lineOf(json.root));
  const { lineOf, root } = json;
  // A flattened object can't be printed in place, so its frames are dropped.
  if (flattens)
    return parseResult(
      'json',
      flatMembers(root).map((member) => pairOf(member, lineOf)),
    );
  return readPairs(file, membersOf(root), lineOf);
};

function readPairs(file: string, members: readonly Member[], lineOf: (node: Node) => number): ParseResult {
  const { headerAndFooter, leads } = splitAtTexts(
    file,
    members.map(({ value, at }) => ({ own: at.offset, from: value.offset, to: value.offset + value.length })),
  );
  const reading = parseResult(
    'json',
    members.map((member, nth) => {
      const pair = pairOf(member, lineOf);
      if ('kind' in pair) return pair;
      const { offset, length } = member.value;
      const raw = file.slice(offset, offset + length);
      return {
        ...pair,
        frame: frameOf(raw, pair.text, leads[nth] ?? ''),
      };
    }),
  );
  return { ...reading, headerAndFooter };
}

const frameOf = (raw: string, text: string, lead: string): Frame => ({
  lead,
  raw: raw === JSON.stringify(text) ? null : raw,
});

/** A pair of an object as a string with its key. */
function pairOf({ key, value, at }: Member, lineOf: (node: Node) => number): ImportedString | ImportProblem {
  const line = lineOf(at);
  if (isNested(value)) return { kind: 'nested', line, key };
  if (value.type !== 'string') return { kind: 'notString', line, key };
  return { ...PLAIN_STRING, text: storedText(String(value.value)), key, line };
}

/** The pairs of an object, whose values are texts, or lists of them in files of several translations. */
function scanPairs(file: string): EntryScan {
  const json = readJson(file);
  if (!json.ok) return { ok: false, kind: 'brokenJson', line: json.line };
  const { root, lineOf } = json;
  if (root.type !== 'object') return { ok: false, kind: 'notObject', line: lineOf(root) };
  const placeOf = ({ offset, length }: Node) => ({ own: offset, to: offset + length });
  const entries: FileEntry[] = [];
  const holders: Holder[] = [{ ...placeOf(root), inside: root.offset + 1, key: '' }];
  for (const { key, value, at } of membersOf(root))
    if (value.type === 'string') {
      const text = storedText(String(value.value));
      entries.push({ ...placeOf(at), from: value.offset, line: lineOf(at), key, context: '', text });
    } else holders.push({ ...placeOf(at), key });
  return { ok: true, entries, holders };
}

const MERGE: MergeCodec = {
  scan: scanPairs,
  separator: () => ',',
  finish: withFittingCommas,
  frame: (file, { from, to, text }, lead) => frameOf(file.slice(from, to), text, lead),
};

const IN_PLACE = printedInPlace(SKELETON, { header: '{\n  ', footer: '\n}\n' });

/** An object of keys and texts. */
export const JSON_PAIRS = {
  ...IN_PLACE,
  read,
  readTranslations: readJsonTranslations,
  print: (file, rows, options) =>
    rows.length === 0 && file.headerAndFooter === null
      ? '{}\n'
      : withFittingCommas(IN_PLACE.print(file, rows, options)),
  printSource: (file, rows) =>
    rows.length === 0 && file.headerAndFooter === null
      ? '{}\n'
      : withFittingCommas(IN_PLACE.printSource(file, rows)),
  ofLanguage: { languageIn: () => null, merge: mergedEntries(MERGE), othersIn: othersIn(MERGE) },
} satisfies FileFormat;
