import type { Attribute, Entry as FluentEntry, Pattern } from '@fluent/syntax';
import { LIMITS } from '../../core/limits.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { storedText } from '../../core/text/text.ts';
import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { tooDeepAt } from '../model/nesting.ts';
import { contextFrom, entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry } from './entries-model.ts';
import { pluralOfPattern, syntaxOfPlural } from './fluent-plurals.ts';
import { readFluent, readPattern } from './fluent-syntax.ts';
import { indentLines, safeSyntax, textOfPattern } from './fluent-text.ts';
import { commentsAbove } from './line-comments.ts';

const textIn = (pattern: Pattern, file: string) =>
  storedText(pluralOfPattern(pattern, file) ?? textOfPattern(pattern, file));

/** The first run of white space that is too long: the parser looks through one again for each of its characters. */
function longBlankIn(file: string): number {
  for (const { 0: blank, index } of file.matchAll(/[ \n]+/g))
    if (blank.length > LIMITS.fluentBlank) return index;
  return -1;
}

const scan = (file: string): EntryScan => {
  if (file.length > LIMITS.fluentLength) return { ok: false, kind: 'fileTooLong', line: 1 };
  const long = longBlankIn(file);
  if (long >= 0) return { ok: false, kind: 'brokenEntry', line: lineCounter(file)(long) };
  const lineOf = lineCounter(file);
  const deep = tooDeepAt(file, { hasEntries: true });
  if (deep >= 0) return { ok: false, kind: 'tooDeep', line: lineOf(deep) };
  const resource = readFluent(file);
  if (!resource) return { ok: false, kind: 'tooDeep', line: 1 };
  const entries: FileEntry[] = [];
  let readTo = 0;
  const add = (key: string, { id, value }: FluentMessage | Attribute, notes: readonly string[]) => {
    if (!value) return;
    const from = file.indexOf('=', id.span?.end) + 1;
    const to = value.span?.end ?? from;
    const own = readTo + (ownAt(file.slice(readTo, from)) ?? 0);
    const text = textIn(value, file);
    const line = lineOf(id.span?.start ?? from);
    entries.push({ own, from, to, line, key, context: contextFrom(notes), text });
    if (text.trim() !== '') readTo = to;
  };
  const ofFile: string[] = [];
  let ofGroup = '';
  for (const entry of resource.body) {
    if (entry.type === 'ResourceComment') ofFile.push(entry.content);
    if (entry.type === 'GroupComment') ofGroup = entry.content;
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const notes = [entry.comment?.content ?? '', ofGroup, ...ofFile];
    const key = entry.type === 'Term' ? `-${entry.id.name}` : entry.id.name;
    add(key, entry, notes);
    for (const attribute of entry.attributes) add(`${key}.${attribute.id.name}`, attribute, notes);
  }
  return { ok: true, entries };
};

type FluentMessage = Extract<FluentEntry, { readonly type: 'Message' | 'Term' }>;

const NAME = '[a-zA-Z][\\w-]*';
/** The end of a lead: a message or term whose value follows, a message without a value and its attribute, or an attribute. */
const MESSAGE = new RegExp(`(?:^|\\n)(-?${NAME}) *=(?:[ \\n]*\\n *\\.${NAME} *=)?$`);
const ATTRIBUTE = new RegExp(`(?:^|\\n) *\\.(${NAME}) *=$`);
/** An attribute at the beginning of what stands behind a text. */
const FURTHER = new RegExp(`^ *\\n[ \\n]*\\.${NAME} *=`);
const COMMENT = /^#(?:[ \n])/;

function ownAt(lead: string): number | undefined {
  const message = MESSAGE.exec(lead);
  if (!message) {
    const attribute = ATTRIBUTE.exec(lead);
    return attribute ? placeOf(attribute) : undefined;
  }
  return commentsAbove(lead, placeOf(message), COMMENT);
}
const placeOf = (match: RegExpExecArray) => match.index + (match[0].startsWith('\n') ? 1 : 0);

/** A pattern behind the equals sign: in one line, or indented on its own. */
function spell({ text, frame: { lead, raw }, language }: Parameters<EntryCodec['spell']>[0]): string {
  const plural = mayBePlural(text) ? syntaxOfPlural(text, language, raw) : undefined;
  const [, had] = /^ *\n(?: *\n)*( +)/.exec(raw ?? '') ?? [];
  const isBlock = had !== undefined || (plural ?? text).includes('\n') || /\r/.test(text);
  const syntax = plural ?? safeSyntax(text, isBlock);
  const own = /(?:^|\n)( *)\.[^\n]*$/.exec(lead)?.[1] ?? '';
  return isBlock ? indentLines(`\n${syntax}`, had ?? `${own}    `) : ` ${syntax}`;
}

/** A key that Fluent takes for a name; what it doesn't is a hyphen. */
function nameOf(key: string): string {
  const name = key.replace(/[^\w-]+/g, '-').replace(/-+$/, '');
  return /^-?[a-zA-Z]/.test(name) ? name : `text-${name.replace(/^-+/, '')}`;
}

/** Whether a lead has only an attribute, whose message is before it. */
const isAttribute = (lead: string) => !MESSAGE.test(lead) && ATTRIBUTE.test(lead);

const CODEC: EntryCodec = {
  id: 'fluent',
  scan,
  ownAt,
  read: (raw) => {
    const read = readPattern(raw);
    return read ? textIn(read.pattern, read.file) : '';
  },
  spell,
  lead: ({ key, context, nth }) => {
    const comments = context.split('\n').map((line) => (line === '' ? '#\n' : `# ${line}\n`));
    return `\n${context === '' ? '' : comments.join('')}${nameOf(key || `text${nth + 1}`)} =`;
  },
  withKey: (own, key) => {
    const [, attribute] = /\.([a-zA-Z][\w-]*) *=$/.exec(own) ?? [];
    const message = MESSAGE.exec(own);
    const isSame = attribute === undefined ? message?.[1] === key : key.endsWith(`.${attribute}`);
    if (key === '' || isSame) return own;
    if (attribute === undefined && message) return renamed(own, message.index, nameOf(key));
    const last = nameOf(key.slice(key.lastIndexOf('.') + 1)).replace(/^-/, '');
    return own.replace(/[a-zA-Z][\w-]*(?= *=$)/, last);
  },
  separator: () => '\n',
  separated: /^[^\S\n]*\n/,
  empty: { header: '', footer: '\n' },
  wholes: {
    of: ({ key }) => key.replace(/\.[^.]*$/, ''),
    headOf: (lead) => {
      const message = MESSAGE.exec(lead);
      return message ? lead.indexOf('=', message.index) + 1 : 0;
    },
    goesOn: (gap) => FURTHER.test(gap),
    begin: (lead, whole, header) => {
      const own = ownAt(lead) ?? 0;
      // A message whose text is no string is before its attribute.
      const isThere = /\n-?[a-zA-Z][\w-]* *=/.test(`\n${lead.slice(0, own)}`) || beginsIn(header, whole);
      if (!isAttribute(lead) || isThere) return lead;
      const name = nameOf(whole);
      return `${lead.slice(0, own)}${name} =${name.startsWith('-') ? ' { "" }' : ''}\n${lead.slice(own)}`;
    },
  },
};

const beginsIn = (header: string, whole: string) =>
  header.split('\n').some((line) => line.startsWith(whole) && /^ *=/.test(line.slice(whole.length)));

const renamed = (own: string, from: number, name: string) =>
  own.slice(0, from) + own.slice(from).replace(/-?[a-zA-Z][\w-]*/, name);

/** Fluent's files of messages, terms and attributes (programs.40, programs.41). */
export const FLUENT = entryFormat(CODEC) satisfies FileFormat;
