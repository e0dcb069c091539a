import type { Node } from 'jsonc-parser';
import type { SubtitleFormat } from '../formats/format.ts';
import { framed, unixText } from '../formats/frames.ts';
import {
  flatMembers,
  isNested,
  itemsOf,
  type Member,
  membersOf,
  type PastedJson,
  readJson,
} from '../formats/read-json.ts';
import { READ_SUBTITLES } from '../formats/read-subtitles.ts';
import { SPLITTERS, type Splitting } from '../texts/splitting.ts';
import { storedText } from '../texts/text.ts';
import type { LoadedString, LoadProblem, LoadProblemKind, Reading } from './import-source.ts';

/** How a text is read, where there is more than one way. */
export type ReadOptions = {
  readonly splitting: Splitting;
  /** Whether the keys of nested JSON are joined by dots; otherwise it is refused (imports.16). */
  readonly flattens: boolean;
};

/** Reads plain text, cut into lines or paragraphs (imports.8, imports.9). */
export function readPastedText(content: string, { splitting }: ReadOptions): Reading {
  const strings = SPLITTERS[splitting](content).map((piece) => ({ ...piece, ...WITHOUT_KEY }));
  return { readAs: 'text', strings, envelope: null, problems: [] };
}

/** Reads a JSON object, each pair a string with its key; a list is taken for what it is (imports.15). */
export function readPastedObject(content: string, { flattens }: ReadOptions): Reading {
  const json = readJson(unixText(content));
  if (!json.ok) return unread('json', json.kind, json.line);
  if (json.root.type === 'array') return listed(json, content);
  if (json.root.type !== 'object') return unread('json', 'notObject', json.lineOf(json.root));
  const { lineOf, root } = json;
  // What stands around values that are nested can't stand around those that are not.
  if (flattens)
    return gathered(
      'json',
      flatMembers(root).map((member) => pairOf(member, lineOf)),
    );
  const file = unixText(content);
  const members = membersOf(root);
  const { envelope, leads } = framed(
    file,
    members.map(({ value, at }) => ({ own: at.offset, from: value.offset, to: value.offset + value.length })),
  );
  const reading = gathered(
    'json',
    members.map((member, nth) => {
      const pair = pairOf(member, lineOf);
      if ('kind' in pair) return pair;
      const { offset, length } = member.value;
      const raw = file.slice(offset, offset + length);
      return {
        ...pair,
        frame: { lead: leads[nth] ?? '', raw: raw === JSON.stringify(pair.text) ? null : raw },
      };
    }),
  );
  return { ...reading, envelope };
}

/** A pair of an object as a string with its key. */
function pairOf({ key, value, at }: Member, lineOf: (node: Node) => number): LoadedString | LoadProblem {
  const line = lineOf(at);
  if (isNested(value)) return { kind: 'nested', line, key };
  if (value.type !== 'string') return { kind: 'notString', line, key };
  return { ...WITHOUT_KEY, text: storedText(String(value.value)), key, line };
}

const cueReader =
  (readAs: SubtitleFormat) =>
  (content: string): Reading => {
    const { envelope, leads, texts, isFound } = READ_SUBTITLES[readAs](unixText(content));
    if (!isFound && content.trim() !== '') return unread(readAs, 'noCues', 1);
    const strings = texts.map(({ text, raw, line, key, context }, nth): LoadedString => {
      return { text, key, context, max_length: null, line, frame: { lead: leads[nth] ?? '', raw } };
    });
    return { readAs, strings, envelope, problems: [] };
  };

/** Read subtitles, a string per cue that has words (imports.11). */
export const readPastedSrt = cueReader('srt');
export const readPastedVtt = cueReader('vtt');
export const readPastedAss = cueReader('ass');

/** Reads a list of `{text, key, context, max_length, continues}`, of which each needs its text (imports.17). */
export function readPastedList(content: string): Reading {
  const json = readJson(unixText(content));
  if (!json.ok) return unread('special_json', json.kind, json.line);
  return json.root.type === 'array'
    ? listed(json, content)
    : unread('special_json', 'notArray', json.lineOf(json.root));
}

const WITHOUT_KEY = { key: '', context: '', max_length: null, frame: null } as const;

function listed({ root, lineOf }: Extract<PastedJson, { ok: true }>, content: string): Reading {
  const file = unixText(content);
  const items = itemsOf(root) ?? [];
  const spans = items.map(({ offset, length }) => ({ own: offset, from: offset, to: offset + length }));
  const { envelope, leads } = framed(file, spans);
  const found = items.map((item, nth) => {
    const string = stringOf(item, lineOf(item));
    if ('kind' in string) return string;
    // An item may say more than we know of, so it is kept whole.
    const raw = file.slice(item.offset, item.offset + item.length);
    return { ...string, frame: { lead: leads[nth] ?? '', raw } };
  });
  return { ...gathered('special_json', found), envelope };
}

function stringOf(item: Node, line: number): LoadedString | LoadProblem {
  if (item.type === 'array') return { kind: 'nested', line };
  const fields = new Map(membersOf(item).map(({ key, value }) => [key, value]));
  const text = fields.get('text');
  if (text === undefined || text.type === 'null') return { kind: 'noText', line };
  const key = fields.get('key');
  const context = fields.get('context');
  const wrong = [text, key, context].find((field) => field && textIn(field) === undefined);
  if (wrong) return { kind: isNested(wrong) ? 'nested' : 'notString', line };
  const maxLength = fields.get('max_length');
  const continues = fields.get('continues');
  if (maxLength && maxLength.type !== 'number' && maxLength.type !== 'null')
    return { kind: 'maxLength', line };
  return {
    text: storedText((text && textIn(text)) ?? ''),
    key: (key && textIn(key)) ?? '',
    context: storedText((context && textIn(context)) ?? ''),
    max_length: maxLength?.type === 'number' ? Number(maxLength.value) : null,
    // Lists of others may have a field of this name that means something else.
    ...(continues?.type === 'boolean' && { continues: continues.value === true }),
    line,
    frame: null,
  };
}

/** The text of a field: null is as good as left out, undefined means that it is no text. */
function textIn(field: Node): string | undefined {
  if (field.type === 'null') return '';
  return field.type === 'string' ? String(field.value) : undefined;
}

function gathered(readAs: Reading['readAs'], found: readonly (LoadedString | LoadProblem)[]): Reading {
  const strings: LoadedString[] = [];
  const problems: LoadProblem[] = [];
  for (const one of found) {
    if ('kind' in one) problems.push(one);
    else strings.push(one);
  }
  return { readAs, strings, envelope: null, problems };
}

function unread(readAs: Reading['readAs'], kind: LoadProblemKind, line: number): Reading {
  return { readAs, strings: [], envelope: null, problems: [{ kind, line }] };
}
