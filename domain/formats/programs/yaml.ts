import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  visit,
  type YAMLMap,
} from 'yaml';
import { PROJECT_LANGUAGES } from '../../core/languages/project-languages.ts';
import { LIMITS } from '../../core/limits.ts';
import { append } from '../../core/long-lists.ts';
import type { Category } from '../../core/plurals/categories.ts';
import { storedText } from '../../core/text/text.ts';
import type { FileFormat } from '../model/file-format.ts';
import { isSameLanguage, languageCodeOf } from '../model/file-languages.ts';
import { lineCounter } from '../model/line-counter.ts';
import { tooDeepAt } from '../model/nesting.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';
import { formsFor, isCategory, pluralOfForms } from './forms.ts';
import { commentsAbove } from './line-comments.ts';
import { isNoText11, isText, spellYaml, spellYamlKey, yamlText } from './yaml-scalars.ts';

const COMMENT = /^[ \t]*#/;
/** A comment behind a value, which belongs to its spelling: at the beginning of a lead it would look like the one above a key. */
const TRAILING = /[ \t]+#[^\n]*/y;

/** The key that ends a lead, and where its line and it begin. */
type KeyAt = { readonly key: string; readonly at: number; readonly raw: string; readonly indent: string };

const KEY =
  /((?:^|[\s{,[])(?:- +)*)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#,[\]{}&*!|>%@`?:-](?:(?!: | #)[^\n])*?|[-?:](?! )(?:(?!: | #)[^\n])*?)\s*:$/;
/** What may stand between a key and its value: an anchor, a tag, comments, the brace before a plural. */
const BETWEEN = /(?:\s|\s[&!][^\s#]*|\s#[^\n]*(?=\n)|\{(?=\s*$))*$/;

/** A brace or bracket that is not closed. */
const IN_BRACES = /[{[][^}\]]*$/;

/** A lead without what stands between its words and the value. */
const wordsOf = (lead: string) =>
  lead.slice(0, lead.length - (BETWEEN.exec(lead.slice(-3000))?.[0].length ?? 0));

/** The key of the text behind a lead; undefined for an item of a list, or another format. */
function keyIn(lead: string): KeyAt | undefined {
  const words = wordsOf(lead);
  const line = words.lastIndexOf('\n') + 1;
  const start = Math.max(line, words.length - 3000);
  const match = KEY.exec(words.slice(start));
  if (!match) return undefined;
  const [, before = '', whole = ''] = match;
  const place = start + match.index + before.length;
  // In braces a comma ends what is before the key.
  const isPlain = !/^["']/.test(whole);
  const raw = isPlain && IN_BRACES.test(words.slice(start, place)) ? whole.replace(/^.*,\s*/s, '') : whole;
  const at = place + whole.length - raw.length;
  const indent = ' '.repeat(at - line);
  return { key: yamlText(raw) ?? raw, at, raw, indent };
}

/** The end of the words of the lead of an item of a list. */
const ITEM = /(?:^|[\s[,])-$|[[,]$/;
const isItem = (lead: string) => ITEM.test(wordsOf(lead).slice(-2));

function ownAt(lead: string): number | undefined {
  const key = keyIn(lead);
  if (!key) return lead === '' || isItem(lead) ? lead.length : undefined;
  const line = lead.lastIndexOf('\n', key.at - 1) + 1;
  // A key behind the dash of a list, or in braces, is alone its own.
  if (lead.slice(line, key.at).trim() !== '') return key.at;
  return commentsAbove(lead, line, COMMENT);
}

/**
 * Whether the text after a lead stands in braces or brackets, where their signs need quotes. The first text may,
 * because a brace before it is in the header of the file.
 */
const isInBraces = (lead: string) =>
  /^$|[[{,]\s*$/.test(lead.slice(0, keyIn(lead)?.at ?? lead.length).slice(-300));

/**
 * The pairs of a map that is a plural: categories with a text each, one of them `other`. A category without a value is a form
 * that is missing.
 */
function formsIn(map: YAMLMap): readonly (readonly [Category, Node])[] {
  const forms = map.items.flatMap(({ key, value }: Pair): (readonly [Category, Node])[] =>
    isScalar(key) && isCategory(String(key.value)) && isText(value)
      ? [[String(key.value) as Category, value]]
      : [],
  );
  const missing = map.items.filter(
    ({ key, value }) =>
      isScalar(key) && isCategory(String(key.value)) && isScalar(value) && value.value === null,
  );
  const isPlural =
    forms.length + missing.length === map.items.length &&
    forms.length > 1 &&
    forms.some(([category]) => category === 'other');
  return isPlural ? forms : [];
}

/** The language whose texts a file has under one key, as Rails has them. */
function rootIn(contents: unknown): { readonly language: string; readonly map: YAMLMap } | undefined {
  if (!isMap(contents) || contents.items.length !== 1) return undefined;
  const [pair] = contents.items;
  const name = isScalar(pair?.key) ? String(pair.key.value) : '';
  return isMap(pair?.value) && isLanguage(name) ? { language: name, map: pair.value } : undefined;
}

function isLanguage(name: string): boolean {
  const code = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$/.test(name) ? languageCodeOf(name) : null;
  const [language = ''] = code?.split('-') ?? [];
  return PROJECT_LANGUAGES.some((projectLanguage) => projectLanguage === language);
}

/** What is to be read: a value under its path, with the name of its key unless it is an item of a list. */
type Waiting = {
  readonly node: unknown;
  readonly path: string;
  readonly name: string | undefined;
  readonly from: number;
  /** Where the key ends, for a value that isn't there. */
  readonly keyTo: number;
};

const scan = (file: string): EntryScan => {
  if (file.length > LIMITS.yamlLength) return { ok: false, kind: 'fileTooLong', line: 1 };
  const lineOf = lineCounter(file);
  const documents = parsed(file);
  const unreadable = (at: number): EntryScan => {
    const deep = tooDeepAt(file, { hasEntries: true });
    return { ok: false, kind: deep < 0 ? 'brokenEntry' : 'tooDeep', line: lineOf(deep < 0 ? at : deep) };
  };
  if (!documents) return unreadable(0);
  const entries: FileEntry[] = [];
  const holders: Holder[] = [];
  const hold = ({ node, path, from, keyTo }: Waiting) => {
    const line = file.lastIndexOf('\n', from - 1) + 1;
    const isAlone = file.slice(line, from).trim() === '';
    const to = Math.max(keyTo, endOf(file, node as Node | null));
    const own = path === '' ? 0 : isAlone ? commentsAbove(file, line, COMMENT) : from;
    const isFlow = (isMap(node) || isSeq(node)) && node.flow === true;
    const inside = isFlow ? { inside: startOf(node) + 1 } : {};
    holders.push({ own, to: path === '' ? file.length : to, key: path, ...inside });
  };
  const notPlain: { line: number; key: string }[] = [];
  let language: string | null = null;
  let readTo = 0;
  const add = (next: Waiting, text: string, [from, to]: readonly [number, number]) => {
    const { path, name, from: at } = next;
    const lead = file.slice(readTo, from);
    const start = keyIn(lead)?.key === name ? ownAt(lead) : undefined;
    // What is written in a way that a lead doesn't tell stays as it is.
    if (start === undefined) {
      if (text.trim() !== '') notPlain.push({ line: lineOf(at), key: path });
      hold(next);
      return;
    }
    const own = readTo + start;
    const comments = file
      .slice(own, at)
      .split('\n')
      .flatMap((line) => (COMMENT.test(line) ? line.replace(/^[ \t]*#+/, '') : []));
    TRAILING.lastIndex = to;
    const end = to + (TRAILING.exec(file)?.[0].length ?? 0);
    entries.push({ own, from, to: end, line: lineOf(at), key: path, context: contextFrom(comments), text });
    if (text.trim() !== '') readTo = end;
  };
  for (const document of documents) {
    const [error] = document.errors;
    if (error) return unreadable(error.pos[0]);
    const root = rootIn(document.contents);
    language ??= root ? languageCodeOf(root.language) : null;
    const waiting: Waiting[] = [
      { node: root?.map ?? document.contents, path: '', name: undefined, from: 0, keyTo: 0 },
    ];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { node, path } = next;
      const forms = isMap(node) && path !== '' ? formsIn(node) : [];
      const inside: Waiting[] = [];
      if (isMap(node) && forms.length > 0) {
        const text = pluralOfForms(forms.map(([category, form]) => [category, textOf(form)]));
        const [from, to] = spanOf(file, node.items[0]?.key as Node, node.items.at(-1)?.value as Node);
        // The place of a value that isn't there may be behind spaces.
        add(next, text, [from, from + file.slice(from, to).trimEnd().length]);
      } else if (isText(node) && root && isNoText11(node)) {
        notPlain.push({ line: lineOf(startOf(node)), key: path });
        hold(next);
      } else if (isText(node) && path !== '') add(next, textOf(node), spanOf(file, node, node));
      else hold(next);
      if (forms.length > 0) continue;
      if (isMap(node))
        for (const { key, value } of node.items) {
          if (!isScalar(key)) {
            const [from = 0, to = 0] = (key as Node | null)?.range ?? [];
            notPlain.push({ line: lineOf(from), key: file.slice(from, Math.min(to, from + LIMITS.key.max)) });
            continue;
          }
          const name = String(key.value);
          inside.push({
            node: value,
            name,
            path: path === '' ? name : `${path}.${name}`,
            from: startOf(key),
            keyTo: (key.range?.[1] ?? 0) + 1,
          });
        }
      else if (isSeq(node))
        for (const [nth, value] of node.items.entries())
          inside.push({
            node: value,
            name: undefined,
            path: `${path}.${nth}`,
            from: startOf(value as Node),
            keyTo: 0,
          });
      append(waiting, inside.reverse());
    }
  }
  return { ok: true, entries, holders, language, notPlain };
};

/** The documents of a file; undefined if it is nested too deeply. References between them stay references, so none can expand. */
function parsed(file: string) {
  try {
    const documents = parseAllDocuments(file, { uniqueKeys: false, logLevel: 'silent' });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether every reference is to an anchor before it. */
function hasAnchors(file: string): boolean {
  if (!file.includes('*')) return true;
  return (parsed(file) ?? []).every((document) => {
    const anchors = new Set<string>();
    let isSound = true;
    visit(document, {
      Node(_, node) {
        if (isAlias(node)) isSound &&= anchors.has(node.source);
        else if (node.anchor) anchors.add(node.anchor);
      },
    });
    return isSound;
  });
}

const textOf = (node: unknown) => (isText(node) ? storedText(node.value) : '');
const startOf = (node: Node) => node?.range?.[0] ?? 0;

/** The end of a value with the comment behind it; of what isn't in braces that of its last one. */
function endOf(file: string, node: Node | null): number {
  let last: unknown = node;
  while ((isMap(last) || isSeq(last)) && !last.flow && last.items.length > 0) {
    const item: unknown = last.items.at(-1);
    last = isMap(last) ? ((item as Pair).value ?? (item as Pair).key) : item;
  }
  const [, to] = spanOf(file, last as Node, last as Node);
  TRAILING.lastIndex = to;
  return to + (TRAILING.exec(file)?.[0].length ?? 0);
}

/** The place of a node to another, without the line break that ends a block. */
function spanOf(file: string, first: Node, last: Node): readonly [number, number] {
  const to = last?.range?.[1] ?? 0;
  return [startOf(first), file[to - 1] === '\n' ? to - 1 : to];
}

/** The forms of a plural that is spelled so, each with its own spelling; undefined if it is none. */
function pluralIn(raw: string): { texts: Map<Category, string>; raws: Map<Category, string> } | undefined {
  if (!/^["']?(?:zero|one|two|few|many|other)["']?\s*:/.test(raw)) return undefined;
  const isInBraces = !/\n/.test(raw) && /,\s*["']?(?:zero|one|two|few|many|other)["']?\s*:/.test(raw);
  // The lines behind the first are as far from the left as they are in the file.
  const indent = /\n( *)["']?(?:zero|one|two|few|many|other)["']?\s*:/.exec(raw)?.[1] ?? '';
  const file = isInBraces ? `{${raw}}` : `${indent}${raw}\n`;
  const [document] = parsed(file) ?? [];
  if (!document || !('contents' in document) || document.errors.length > 0 || !isMap(document.contents))
    return undefined;
  const forms = formsIn(document.contents);
  if (forms.length === 0) return undefined;
  const raws = forms.map(([category, node]): [Category, string] => [
    category,
    file.slice(...spanOf(file, node, node)),
  ]);
  return { texts: new Map(forms.map(([category, node]) => [category, textOf(node)])), raws: new Map(raws) };
}

/** The comment at the end of a spelling, which is none where the marks of a comment are words of the text. */
function commentBehind(raw: string): string {
  const last = raw.lastIndexOf('\n') + 1;
  const meant = (one: string) => JSON.stringify([yamlText(one), ...(pluralIn(one)?.texts ?? [])]);
  for (const { index } of [...raw.slice(last).matchAll(/[ \t]+#/g)].slice(0, 20)) {
    const at = last + index;
    if (meant(raw.slice(0, at)) === meant(raw)) return raw.slice(at);
  }
  return '';
}

function spellPlural(text: string, raw: string, language: string): string {
  const { raws = new Map<Category, string>() } = pluralIn(raw) ?? {};
  const between = /(?:\n *|, *)(?=["']?(?:zero|one|two|few|many|other)["']?\s*:)/.exec(raw)?.[0] ?? '\n';
  return [...formsFor(text, language, { had: [...raws.keys()] })]
    .map(([category, form]) => {
      const like = raws.get(category) ?? raws.get('other') ?? '"';
      return `${category}: ${spellYaml(form, like, between.includes(','))}`;
    })
    .join(between);
}

/** The first key of a file that may be its language. */
const ROOT = /^(["']?)([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3})\1(?=[ \t]*:\s)/m;

const CODEC: EntryCodec = {
  id: 'yaml',
  scan,
  isSound: hasAnchors,
  ownAt,
  isOwn: ({ lead, raw }) => ownAt(lead) !== undefined && (lead !== '' || raw !== null),
  read: (raw) => {
    const plural = pluralIn(raw);
    return plural ? pluralOfForms(plural.texts) : storedText(yamlText(raw) ?? '');
  },
  spell: ({ text, frame: { lead, raw }, language }) => {
    const comment = raw === null ? '' : commentBehind(raw);
    const value = raw?.slice(0, raw.length - comment.length) ?? '';
    if (pluralIn(value)) return spellPlural(text, value, language) + comment;
    return spellYaml(text, value, isInBraces(lead)) + comment;
  },
  lead: ({ key, context, nth, before }) => {
    const keyBefore = before === undefined ? undefined : keyIn(before);
    const indent = keyBefore?.indent ?? '  ';
    if (before !== undefined && !keyBefore && isItem(before))
      return `\n${/(?:^|\n)( *)- +$/.exec(before)?.[1] ?? indent}- `;
    const comments = context.split('\n').flatMap((line) => (line === '' ? [] : `\n${indent}# ${line}`));
    return `${comments.join('')}\n${indent}${spellYamlKey(key || `text${nth + 1}`)}: `;
  },
  withKey: (own, key) => {
    const ownKey = keyIn(own);
    if (!ownKey || key === '' || key === ownKey.key || key.endsWith(`.${ownKey.key}`)) return own;
    const name = key.slice(key.lastIndexOf('.') + 1);
    return own.slice(0, ownKey.at) + spellYamlKey(name) + own.slice(ownKey.at + ownKey.raw.length);
  },
  separator: () => '\n',
  separated: /^[ \t]*(?:#[^\n]*)?\n|^\s*[,}\]]/,
  // A list is read by the places of its items.
  stays: ({ lead }) => !keyIn(lead) || isInBraces(lead),
  keyFor: (key, known) =>
    !known.has(key) && key.endsWith('.other') && known.has(key.slice(0, -'.other'.length))
      ? key.slice(0, -'.other'.length)
      : key,
  startOf: (file, own) =>
    own - (/(?:^|\n *)(- +)$/.exec(file.slice(Math.max(0, own - 300), own))?.[1]?.length ?? 0),
  languageIn: (header) => {
    const [, , name = ''] = ROOT.exec(header) ?? [];
    return isLanguage(name) ? languageCodeOf(name) : null;
  },
  finish: (file, { language }) => {
    const root = ROOT.exec(file);
    if (language === '' || !root || !isLanguage(root[2] ?? '') || isSameLanguage(root[2] ?? '', language))
      return file;
    const isOnly = !/^[^\s#%.-]/m.test(file.slice(root.index + root[0].length).replace(/^[^\n]*/, ''));
    const at = root.index;
    return isOnly ? file.slice(0, at) + spellYamlKey(language) + file.slice(at + root[0].length) : file;
  },
  empty: { header: 'en:\n', footer: '\n' },
};

/** YAML of Rails and others (programs.22, programs.23). */
export const YAML = entryFormat(CODEC) satisfies FileFormat;
