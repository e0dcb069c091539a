import type { Node } from 'jsonc-parser';
import type { LoadedString, LoadProblem, LoadProblemKind, Reading } from './loading.ts';
import { isNested, itemsOf, membersOf, type PastedJson, readJson } from './pasted-json.ts';
import { SPLITTERS, type Splitting } from './splitting.ts';
import { storedText } from './text.ts';

/** Reads plain text, cut into lines or paragraphs (SPEC §5). */
export function readPastedText(content: string, splitting: Splitting): Reading {
  const strings = SPLITTERS[splitting](content).map((piece) => ({ ...piece, ...WITHOUT_KEY }));
  return { readAs: 'text', strings, problems: [] };
}

/** Reads a JSON object, each pair a string with its key; a list is taken for what it is (SPEC §4). */
export function readPastedObject(content: string): Reading {
  const json = readJson(content);
  if (!json.ok) return unread('json', json.kind, json.line);
  if (json.root.type === 'array') return listed(json);
  if (json.root.type !== 'object') return unread('json', 'notObject', json.lineOf(json.root));
  const { lineOf } = json;
  return gathered(
    'json',
    membersOf(json.root).map(({ key, value, at }) => {
      const line = lineOf(at);
      if (isNested(value)) return { kind: 'nested', line, key };
      if (value.type !== 'string') return { kind: 'notString', line, key };
      return { ...WITHOUT_KEY, text: storedText(String(value.value)), key, line };
    }),
  );
}

/** Reads a list of `{text, key, context, max_length}`, of which each needs its text (SPEC §5). */
export function readPastedList(content: string): Reading {
  const json = readJson(content);
  if (!json.ok) return unread('special_json', json.kind, json.line);
  return json.root.type === 'array'
    ? listed(json)
    : unread('special_json', 'notArray', json.lineOf(json.root));
}

const WITHOUT_KEY = { key: '', context: '', max_length: null } as const;

function listed({ root, lineOf }: Extract<PastedJson, { ok: true }>): Reading {
  return gathered(
    'special_json',
    (itemsOf(root) ?? []).map((item) => stringOf(item, lineOf(item))),
  );
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
  if (maxLength && maxLength.type !== 'number' && maxLength.type !== 'null')
    return { kind: 'maxLength', line };
  return {
    text: storedText((text && textIn(text)) ?? ''),
    key: (key && textIn(key)) ?? '',
    context: storedText((context && textIn(context)) ?? ''),
    max_length: maxLength?.type === 'number' ? Number(maxLength.value) : null,
    line,
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
  return { readAs, strings, problems };
}

function unread(readAs: Reading['readAs'], kind: LoadProblemKind, line: number): Reading {
  return { readAs, strings: [], problems: [{ kind, line }] };
}
