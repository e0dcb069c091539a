import { LIMITS } from '../../core/limits.ts';
import { isTooLong } from '../../core/text/may-be-plural.ts';
import { isBlank } from '../../core/text/text.ts';
import type { MergedFile, Merging } from '../model/file-format.ts';
import { type FirstMatch, firstMatches } from '../model/first-matches.ts';
import { scanXml, type XmlTag } from '../xml/scan-xml.ts';
import { withAttribute } from '../xml/spell-xml.ts';

/** An element with the white space before it: its name, and what is between its tags. */
type Child = { readonly name: string; readonly spelled: string; readonly inside: string };

type Message = {
  readonly from: number;
  readonly to: number;
  readonly context: string;
  readonly id: string;
  readonly isPlural: boolean;
  readonly tag: string;
  readonly children: readonly Child[];
  /** From the last child to the end. */
  readonly end: string;
  /** The type of its translation. */
  readonly type: string;
  /** Whether it can be a string. */
  readonly isUnit: boolean;
};

type Context = {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly messages: readonly Message[];
};

type File = { readonly content: string; readonly contexts: readonly Context[] };

const isGone = ({ type }: Message) => type === 'vanished' || type === 'obsolete';
const insideOf = ({ children }: Message, name: string) =>
  children.find((child) => child.name === name)?.inside ?? '';

/** The contexts and messages of a file; undefined if it can't be read, or has messages outside of contexts. */
function fileOf(content: string): File | undefined {
  const contexts: Context[] = [];
  const open: XmlTag[] = [];
  let messages: Message[] = [];
  let children: Child[] = [];
  let [name, type, childEnd, isApart, isUnit] = ['', '', 0, false, false];
  const ends = (tag: XmlTag, inside: number, to: number) => {
    const parent = open.at(-1)?.name;
    if (parent === 'message') {
      children.push({
        name: tag.name,
        spelled: content.slice(childEnd, to),
        inside: content.slice(tag.to, inside),
      });
      childEnd = to;
    } else if (tag.name === 'name' && parent === 'context') name = content.slice(tag.to, inside);
    else if (tag.name === 'message') {
      isApart ||= parent !== 'context';
      const { from } = tag;
      messages.push({
        ...{ from, to, context: name, tag: content.slice(from, tag.to), children, type },
        ...{ id: tag.attributes.get('id') ?? '', isPlural: tag.attributes.get('numerus') === 'yes' },
        ...{ end: content.slice(childEnd, to), isUnit },
      });
    } else if (tag.name === 'context') contexts.push({ from: tag.from, to, name, messages });
  };
  const read = scanXml(content, (token) => {
    if (token.kind === 'open') {
      if (token.name === 'context') [messages, name] = [[], ''];
      if (token.name === 'message') [children, type, childEnd, isUnit] = [[], '', token.to, false];
      if (token.name === 'translation') {
        type = token.attributes.get('type') ?? '';
        isUnit = token.attributes.get('variants') !== 'yes';
      }
      if (token.isEmpty) ends(token, token.to, token.to);
      else open.push(token);
    } else if (token.kind === 'close') {
      const tag = open.pop();
      if (tag) ends(tag, token.from, token.to);
    }
  });
  return read.ok && !isApart ? { content, contexts } : undefined;
}

/** What programs find a message by. */
const keyOf = (message: Message) =>
  JSON.stringify([
    ...(message.id === ''
      ? [message.context, insideOf(message, 'source'), insideOf(message, 'comment')]
      : [message.id]),
    isGone(message) || message.isUnit,
  ]);
const sourceKey = (context: string, text: string) => JSON.stringify([context, text]);
const hasText = (message: Message) =>
  insideOf(message, 'translation')
    .replace(/<[^<>]*>/g, '')
    .trim() !== '';

type Match = FirstMatch<Message, 'same' | 'returned' | 'former'>;

function matched(
  own: readonly Message[],
  sought: readonly Message[],
  {
    formersOf,
    sourceOf,
  }: {
    formersOf: (message: Message) => readonly string[];
    sourceOf: (message: Message) => string;
  },
): ReadonlyMap<Message, Match> {
  const present = own.filter((message) => !isGone(message));
  return firstMatches<Message, Match['how']>(sought, [
    { how: 'same', among: present, keyOf, keysOf: (one) => [keyOf(one)] },
    // Programs take one of two messages that are the same, whichever it is.
    { how: 'returned', among: own.filter(isGone), keyOf, keysOf: (one) => [keyOf(one)] },
    {
      how: 'former',
      among: present,
      keyOf: (one) => sourceKey(one.context, sourceOf(one)),
      keysOf: (one) => formersOf(one).map((text) => sourceKey(one.context, text)),
    },
  ]);
}

/** The elements of a message in the order in which Qt's tools write them; those of user data come last. */
const ORDER = [
  ...['location', 'source', 'oldsource', 'comment', 'oldcomment', 'extracomment'],
  ...['translatorcomment', 'translation'],
];
const rank = ({ name }: Child) => (ORDER.indexOf(name) + 1 || ORDER.length + 1) - 1;
/** The elements that say where and how the program uses a message. */
const OF_PROGRAM: ReadonlySet<string> = new Set(['location', 'source', 'comment', 'extracomment']);
const ofProgram = ({ children }: Message) => children.filter(({ name }) => OF_PROGRAM.has(name));
const programPartOf = (message: Message) =>
  ofProgram(message)
    .map(({ name, spelled }) => `${name} ${spelled.trim()}`)
    .join('\n');

/** An element with another type of translation; none if it is empty. */
function typed(child: Child, type: string): Child {
  if (child.name !== 'translation') return child;
  const tag = /<translation[^<>]*>/.exec(child.spelled)?.[0] ?? '';
  const bare = tag.replace(/\s+type\s*=\s*(?:"[^"]*"|'[^']*')/, '');
  const withType = type === '' ? bare : withAttribute(bare, 'type', type);
  return { ...child, spelled: child.spelled.replace(tag, () => withType) };
}

const printed = (tag: string, children: readonly Child[], end: string) =>
  tag + children.map(({ spelled }) => spelled).join('') + end;

/** A message that the program has no more, without its places. */
function vanished({ tag, children, end, type }: Message): string {
  const now = type === 'unfinished' ? 'obsolete' : 'vanished';
  const left = children.filter(({ name }) => name !== 'location').map((child) => typed(child, now));
  return printed(tag, left, end);
}

/** A translation for a source that has, or has no, plural. */
function translationFor(child: Child, isPlural: boolean): Child {
  if (child.name !== 'translation') return child;
  const [, form = ''] = /<numerusform[^<>]*>([\s\S]*?)<\/numerusform>/.exec(child.inside) ?? [];
  const inside = isPlural ? `\n            <numerusform>${child.inside}</numerusform>\n        ` : form;
  const [begin] = /^\s*<translation[^<>]*?(?=\s*\/?>)/.exec(child.spelled) ?? [];
  return { ...child, inside, spelled: `${begin}>${inside}</translation>` };
}

/** A message of the template with the translation, and what else is the language's, of the one that the file has for it. */
function merged(template: Message, { matchedItem: message, how }: Match): string {
  const { type, children, isPlural, tag, end } = message;
  const isOther = isPlural !== template.isPlural;
  if (how === 'same' && !isOther && programPartOf(message) === programPartOf(template))
    return printed(tag, children, end);
  const own = children
    .filter(({ name }) => !OF_PROGRAM.has(name))
    .map((child) => (isOther ? translationFor(child, template.isPlural) : child));
  const now = isOther
    ? 'unfinished'
    : { same: type, returned: type === 'obsolete' ? 'unfinished' : '', former: 'unfinished' }[how];
  const typedOwn = now === type ? own : own.map((child) => typed(child, now));
  const former = children.find(({ name }) => name === 'source');
  const old =
    how === 'former' && former && !own.some(({ name }) => name === 'oldsource')
      ? [
          {
            ...former,
            name: 'oldsource',
            spelled: former.spelled.replace(/<(\/?)source/g, '<$1oldsource'),
          },
        ]
      : [];
  const all = [...ofProgram(template), ...old, ...typedOwn].toSorted((one, other) => rank(one) - rank(other));
  return printed(template.tag, all, end);
}

/** The text of a string by what is between the tags of its source. */
type TextOf = (inside: string, isPlural: boolean) => string;

/** Updates the file of a language from its template, as lupdate does (exports.33). */
export const mergedQt =
  (textOf: TextOf) =>
  (own: string, template: string, { formerOf }: Merging): MergedFile | undefined => {
    const file = fileOf(own);
    const given = fileOf(template);
    const close = own.lastIndexOf('</TS');
    if (!file || !given || close < 0) return undefined;
    const present = given.contexts.flatMap(({ messages }) => messages.filter((message) => !isGone(message)));
    const sourceOf = (message: Message) => textOf(insideOf(message, 'source'), message.isPlural);
    const isString = (message: Message) => {
      const text = message.isUnit ? sourceOf(message) : '';
      return !isBlank(text) && !isTooLong(text, LIMITS.stringText.max);
    };
    const places = new Map(present.filter(isString).map((message, nth) => [message, nth]));
    const formersOf = (message: Message) => {
      const place = places.get(message);
      return place === undefined ? [] : formerOf(place);
    };
    const matches = matched(
      file.contexts.flatMap(({ messages }) => messages),
      present,
      { formersOf, sourceOf },
    );
    const used = new Set([...matches.values()].map(({ matchedItem }) => matchedItem));
    const parts = contextsIn(file, used);

    const printedOf = (message: Message): string => {
      const match = matches.get(message);
      const gap = match && parts.gaps.get(match.matchedItem);
      const body = match ? merged(message, match) : printed(message.tag, message.children, message.end);
      return (gap ?? spaceBefore(given.content, message)) + body;
    };
    const mine = contextsOf(file, given);
    const unused = new Set(file.contexts).difference(new Set(mine.values()));
    const written: string[] = [];
    const write = (space: string, context: string) =>
      written.push(written.length === 0 ? context : (space || '\n') + context);
    const indexes = new Map(file.contexts.map((context, nth) => [context, nth]));
    /** Writes contexts that the template has no more from an index on, up to the next one that it has. */
    const writeGone = (from: number) => {
      for (let nth = from; nth < file.contexts.length; nth++) {
        const context = file.contexts[nth];
        if (!context || !unused.delete(context)) return;
        if (parts.hasTexts(context)) write(parts.before(context), parts.intro(context) + parts.rest(context));
      }
    };
    for (const context of given.contexts) {
      const messages = context.messages.filter((message) => !isGone(message)).map(printedOf);
      const own = mine.get(context);
      if (own) {
        let from = indexes.get(own) ?? 0;
        for (let last = file.contexts[from - 1]; last && unused.has(last); last = file.contexts[from - 1])
          from--;
        writeGone(from);
        write(parts.before(own), parts.intro(own) + messages.join('') + parts.rest(own));
      } else if (messages.length > 0) {
        const head = given.content.slice(context.from, context.messages[0]?.from).trimEnd();
        const end = `${spaceBetween(given.content, context)}</context>`;
        write(spaceBefore(given.content, context), head + messages.join('') + end);
      }
    }
    for (const context of unused) writeGone(indexes.get(context) ?? 0);
    const [keptNths, returned, changed] = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const [message, place] of places) {
      const { how, matchedItem: own } = matches.get(message) ?? {};
      if (how === 'former' || (how === undefined && formersOf(message).length > 0)) changed.add(place);
      else if (how === 'returned' || (own && own.isPlural !== message.isPlural)) keptNths.add(place);
      if (how === 'returned') returned.add(place);
    }
    const all = written.join('');
    const before = own.slice(0, file.contexts[0]?.from ?? close);
    const after = own.slice(file.contexts.at(-1)?.to ?? close);
    const end = all === '' ? after.trimStart() : after.replace(/^(?=<)/, '\n');
    return { text: before + all + end, kept: keptNths, returned, changed };
  };

/** The context of the file for each of the template; of several with one name the next one each time. */
function contextsOf(file: File, given: File): ReadonlyMap<Context, Context> {
  const left = Map.groupBy(file.contexts, ({ name }) => name);
  return new Map(
    given.contexts.flatMap((context) => {
      const known = left.get(context.name)?.shift();
      return known ? [[context, known] as const] : [];
    }),
  );
}

const spaceBefore = (content: string, { from }: { readonly from: number }) =>
  /\s*$/.exec(content.slice(Math.max(0, from - 200), from))?.[0] ?? '';
const spaceBetween = (content: string, { to }: Context) =>
  /\s*$/.exec(content.slice(Math.max(0, to - 200), content.lastIndexOf('<', to - 1)))?.[0] ?? '\n';

/** The parts of a file around its messages, without those that are used elsewhere. */
function contextsIn({ content, contexts }: File, used: ReadonlySet<Message>) {
  const gaps = new Map<Message, string>();
  const intros = new Map<Context, string>();
  const rests = new Map<Context, string>();
  const before = new Map<Context, string>();
  for (const [nth, context] of contexts.entries()) {
    before.set(context, content.slice(contexts[nth - 1]?.to ?? context.from, context.from));
    const vanishing: string[] = [];
    /** What stays although the message that it stands before doesn't. */
    const loose: string[] = [];
    let at = context.from;
    let gap: string[] = [];
    for (const [place, message] of context.messages.entries()) {
      const between = content.slice(at, message.from);
      const words = between.trimEnd();
      const space = between.slice(words.length);
      at = message.to;
      if (place === 0) intros.set(context, words);
      else gap.push(words);
      if (isGone(message)) {
        if (!used.has(message)) gap.push(space, content.slice(message.from, message.to));
        continue;
      }
      if (used.has(message)) gaps.set(message, gap.join('') + space);
      else {
        for (const part of gap) loose.push(part);
        if (hasText(message)) vanishing.push(space, vanished(message));
      }
      gap = [];
    }
    if (context.messages.length === 0) intros.set(context, '');
    rests.set(context, [...loose, ...vanishing, ...gap, content.slice(at, context.to)].join(''));
  }
  return {
    gaps,
    before: (context: Context) => before.get(context) ?? '',
    intro: (context: Context) => intros.get(context) ?? '',
    rest: (context: Context) => rests.get(context) ?? '',
    /** Whether a context that the template has no more has messages that stay. */
    hasTexts: ({ messages }: Context) =>
      messages.some((message) => !used.has(message) && (isGone(message) || hasText(message))),
  };
}
