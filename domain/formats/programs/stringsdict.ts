import { append } from '../../core/long-lists.ts';
import type { Category } from '../../core/plurals/categories.ts';
import { storedText } from '../../core/text/text.ts';
import type { FileFormat } from '../model/file-format.ts';
import { lineCounter } from '../model/line-counter.ts';
import { scanXml, type XmlRefusal, type XmlTag, xmlTokens } from '../xml/scan-xml.ts';
import { spellXmlText } from '../xml/spell-xml.ts';
import { entryFormat } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';
import { formsFor, isCategory, pluralOfForms } from './forms.ts';

const FORMAT_KEY = 'NSStringLocalizedFormatKey';

/** A value of a dictionary, with the place of its key's element and its own; `inside` is the content of a text. */
type Member = {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly inside: readonly [number, number];
  readonly text: string | undefined;
  readonly members: readonly Member[];
};

type OpenDict = { members: Member[]; key: { text: string; from: number } | undefined; tag: XmlTag };

/** The members of the outermost dictionary. */
function membersIn(file: string): { ok: true; members: readonly Member[]; inside: number } | XmlRefusal {
  let root: readonly Member[] = [];
  let start = 0;
  const dicts: OpenDict[] = [];
  const open: XmlTag[] = [];
  const put = (value: Omit<Member, 'key' | 'from'>) => {
    const dict = dicts.at(-1);
    if (dict?.key) dict.members.push({ ...value, key: dict.key.text, from: dict.key.from });
    if (dict) dict.key = undefined;
  };
  const result = scanXml(file, (token) => {
    if (token.kind === 'open') {
      if (token.isEmpty) put({ to: token.to, inside: [token.to, token.to], text: undefined, members: [] });
      else {
        open.push(token);
        if (token.name === 'dict') dicts.push({ members: [], key: undefined, tag: token });
      }
      return;
    }
    if (token.kind !== 'close') return;
    const tag = open.pop();
    if (!tag) return;
    const inside = [tag.to, token.from] as const;
    if (tag.name === 'dict') {
      const { members = [] } = dicts.pop() ?? {};
      if (dicts.length === 0) [root, start] = [members, tag.to];
      else put({ to: token.to, inside, text: undefined, members });
    } else if (open.at(-1)?.name === 'dict') {
      const text = textIn(file.slice(...inside));
      const dict = dicts.at(-1);
      if (tag.name === 'key' && dict) dict.key = { text, from: tag.from };
      else put({ to: token.to, inside, text: tag.name === 'string' ? text : undefined, members: [] });
    }
  });
  return result.ok ? { ok: true, members: root, inside: start } : result;
}

const textIn = (content: string) =>
  storedText(
    (xmlTokens(content) ?? [])
      .map((token) => (token.kind === 'text' || token.kind === 'cdata' ? token.text : ''))
      .join(''),
  );

/** The texts that a reader sees. */
const textsIn = (members: readonly Member[]): readonly Member[] =>
  members.flatMap((member) =>
    member.text?.trim() && !member.key.startsWith('NSString') ? member : textsIn(member.members),
  );

/** The members that are forms of a plural and stand beside each other. */
function formsIn(members: readonly Member[]): readonly Member[] {
  const first = members.findIndex(({ key, text }) => isCategory(key) && text !== undefined);
  const isForm = ({ key, text }: Member) => isCategory(key) && text !== undefined;
  const forms = first < 0 ? [] : members.slice(first);
  return forms.every(isForm) && forms.some(({ key }) => key === 'other') ? forms : [];
}

const pluralText = (forms: readonly Member[]) =>
  pluralOfForms(forms.map(({ key, text = '' }): [Category, string] => [key as Category, text]));

const scan = (file: string): EntryScan => {
  const read = membersIn(file);
  if (!read.ok) return read;
  const lineOf = lineCounter(file);
  const entries: FileEntry[] = [];
  const notPlain: { line: number; key: string }[] = [];
  const { inside } = read;
  const holders: Holder[] = [{ own: inside, inside, to: file.length, key: '' }];
  for (const { key, members, from, to } of read.members) {
    // No text has this key.
    holders.push({ own: from, to, key: `${key} `, isFixed: true });
    const format = members.find((member) => member.key === FORMAT_KEY);
    // Forms behind stray text stay in the file.
    const variables = members.filter(({ members }) => {
      const [first] = formsIn(members);
      return first && BEHIND_A_TAG.test(file.slice(Math.max(0, first.from - 1000), first.from));
    });
    const isAlone = variables.length === 1 && /^%(?:\d+\$)?#@[^@]+@$/.test(format?.text ?? '');
    const pluralEntries: FileEntry[] = [];
    if (format?.text !== undefined && !isAlone && /\p{L}/u.test(format.text.replace(/#@[^@]*@/g, ''))) {
      const [from, to] = format.inside;
      pluralEntries.push({ own: from, from, to, line: lineOf(from), key, context: '', text: format.text });
    }
    for (const variable of variables) {
      const forms = formsIn(variable.members);
      const from = forms[0]?.from ?? 0;
      const place = { own: from, from, to: forms.at(-1)?.to ?? from, line: lineOf(from) };
      const name = isAlone ? key : `${key}:${variable.key}`;
      pluralEntries.push({ ...place, key: name, context: '', text: pluralText(forms) });
    }
    append(
      entries,
      pluralEntries.sort((one, other) => one.from - other.from),
    );
    const forms = new Set(variables.flatMap((variable) => formsIn(variable.members)));
    const left = textsIn(members).find((text) => !forms.has(text));
    if (left) notPlain.push({ line: lineOf(left.from), key });
  }
  return { ok: true, entries, holders, notPlain };
};

const formsOfRaw = (raw: string): readonly Member[] => {
  const read = membersIn(`<plist><dict>${raw}</dict></plist>`);
  return read.ok ? formsIn(read.members) : [];
};

const isPlural = (raw: string) => /^<key>/.test(raw);
/** What stands before each text and each plural: a tag or a comment. */
const BEHIND_A_TAG = />\s*$/;
/** What ends an entry: a new one is put before that of the one in front of it. */
const END = '\n\t\t</dict>\n\t</dict>';

const CODEC: EntryCodec = {
  id: 'stringsdict',
  scan,
  ownAt: (lead) => (lead === '' || BEHIND_A_TAG.test(lead) ? lead.length : undefined),
  isOwn: ({ lead, raw }) => /<string\s*>$/.test(lead) || (raw !== null && (lead === '' || isPlural(raw))),
  read: (raw) => (isPlural(raw) ? pluralText(formsOfRaw(raw)) : textIn(raw)),
  spell: ({ text, frame: { lead, raw }, language }) => {
    if (/<string>$/.test(lead) || (raw !== null && !isPlural(raw))) return spellXmlText(text, raw ?? '');
    const had = formsOfRaw(raw ?? '').map(({ key }) => key as Category);
    const between = /<\/string>(\s*)<key>/.exec(raw ?? '')?.[1] ?? '\n\t\t\t';
    const inner = /<\/key>(\s*)<string>/.exec(raw ?? '')?.[1] ?? '\n\t\t\t';
    const forms = [...formsFor(text, language, { had })].map(
      ([category, form]) => `<key>${category}</key>${inner}<string>${spellXmlText(form, raw ?? '')}</string>`,
    );
    return forms.join(between);
  },
  lead: ({ key, nth, before }) =>
    `${before === undefined ? '' : END}\n\t<key>${spellXmlText(key || `text${nth + 1}`)}</key>\n\t<dict>\n\t\t<key>${FORMAT_KEY}</key>\n\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n\t\t\t`,
  withKey: (own) => own,
  separator: () => '',
  separated: /^/,
  // Every part of an entry is needed.
  stays: () => true,
  empty: {
    header:
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>',
    footer: `${END}\n</dict>\n</plist>\n`,
  },
};

/** Apple's plurals (programs.26). */
export const STRINGSDICT = entryFormat(CODEC) satisfies FileFormat;
