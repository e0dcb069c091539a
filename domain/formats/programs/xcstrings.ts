import type { Node } from 'jsonc-parser';
import type { Category } from '../../core/plurals/categories.ts';
import { pluralOf } from '../../core/plurals/plural.ts';
import { storedText } from '../../core/text/text.ts';
import { membersOf, readJson } from '../json/read-json.ts';
import { withFittingCommas } from '../json/with-commas.ts';
import type { FileFormat } from '../model/file-format.ts';
import { languageCodeOf } from '../model/file-languages.ts';
import type { Frame } from '../model/skeleton.ts';
import {
  type BilingualCodec,
  bilingualFormat,
  type TargetInFile,
  type Unit,
  type UnitScan,
  type Written,
} from './bilingual.ts';
import { formsFor, isCategory, pluralOfForms } from './forms.ts';

const memberOf = (node: Node | undefined, name: string): Node | undefined =>
  node && membersOf(node).find(({ key }) => key === name)?.value;
const textOfNode = (node: Node | undefined) => (node?.type === 'string' ? String(node.value) : undefined);

/** The text of a localization and its state; undefined if it has none, or one that is no text, such as variations by device. */
function textOf(
  localization: Node | undefined,
): { readonly text: string; readonly state: string } | undefined {
  const unit = memberOf(localization, 'stringUnit');
  const value = textOfNode(memberOf(unit, 'value'));
  if (value !== undefined)
    return { text: storedText(value), state: textOfNode(memberOf(unit, 'state')) ?? '' };
  const variations = memberOf(localization, 'variations');
  const plural = memberOf(variations, 'plural');
  if (!plural || memberOf(variations, 'device')) return undefined;
  const forms = membersOf(plural).flatMap(({ key, value: form }): [Category, string, string][] => {
    const one = memberOf(form, 'stringUnit');
    const text = textOfNode(memberOf(one, 'value'));
    return isCategory(key) && text !== undefined
      ? [[key, storedText(text), textOfNode(memberOf(one, 'state')) ?? '']]
      : [];
  });
  if (forms.length === 0) return undefined;
  const state = forms.find(([, , one]) => one !== 'translated')?.[2] ?? 'translated';
  return { text: pluralOfForms(forms.map(([category, text]) => [category, text])), state };
}

/** Whether a localization has what only the file knows: variations by device, or several numbers in one sentence. */
const isOther = (localization: Node | undefined) =>
  localization !== undefined &&
  (memberOf(localization, 'substitutions') !== undefined ||
    memberOf(memberOf(localization, 'variations'), 'device') !== undefined);

/** A source that some language has forms of is a plural, even if its own language has one text for all numbers. */
function sourceText(text: string, localizations: Node | undefined): string {
  if (text === '' || pluralOf(text) || !localizations) return text;
  const hasForms = membersOf(localizations).some(({ value }) =>
    memberOf(memberOf(value, 'variations'), 'plural'),
  );
  return hasForms
    ? pluralOfForms([
        ['one', text],
        ['other', text],
      ])
    : text;
}

const scan = (file: string): UnitScan => {
  const json = readJson(file);
  if (!json.ok) return json;
  const { root, lineOf } = json;
  const strings = memberOf(root, 'strings');
  if (strings?.type !== 'object') return { ok: false, kind: 'notObject', line: lineOf(root) };
  const language = textOfNode(memberOf(root, 'sourceLanguage')) ?? 'en';
  const units: Unit[] = [];
  for (const { key, value, at } of membersOf(strings)) {
    const localizations = memberOf(value, 'localizations');
    const own = memberOf(localizations, language);
    const isLeft =
      value.type !== 'object' ||
      memberOf(value, 'shouldTranslate')?.value === false ||
      textOfNode(memberOf(value, 'extractionState')) === 'stale' ||
      (localizations && membersOf(localizations).some((member) => isOther(member.value)));
    if (isLeft) continue;
    // A key without a text of its own is the text.
    units.push({
      ...{ own: at.offset, from: value.offset, to: value.offset + value.length, line: lineOf(at), key },
      notes: [textOfNode(memberOf(value, 'comment')) ?? ''],
      text: sourceText(own ? (textOf(own)?.text ?? '') : storedText(key), localizations),
    });
  }
  return { ok: true, units, languages: { source: languageCodeOf(language), target: null } };
};

/** The name that a file has for a language, whose country or script it may spell otherwise. */
function namedIn(localizations: Node | undefined, language: string): string {
  const names = localizations ? membersOf(localizations).map(({ key }) => key) : [];
  return names.find((name) => languageCodeOf(name) === language) ?? language;
}

function targetOf({ raw }: Frame, language: string): TargetInFile {
  const json = readJson(raw ?? '');
  const localizations = json.ok ? memberOf(json.root, 'localizations') : undefined;
  const translated = textOf(memberOf(localizations, namedIn(localizations, language)));
  if (!translated || translated.state === 'new' || language === '') return { text: '', status: 'translated' };
  return { text: translated.text, status: translated.state === 'needs_review' ? 'initial' : 'translated' };
}

const STATES = {
  none: 'new',
  initial: 'needs_review',
  translated: 'translated',
  approved: 'translated',
} as const;

const unitOf = (value: string, state: string) => ({ stringUnit: { state, value } });

/** A localization with this text, as Xcode orders its members. */
function localizationOf(words: string, state: string, language: string) {
  if (!pluralOf(words)) return unitOf(words, state);
  const forms = [...formsFor(words, language)].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    variations: {
      plural: Object.fromEntries(forms.map(([category, form]) => [category, unitOf(form, state)])),
    },
  };
}

/** A value as Xcode writes it: two spaces for a level, a space before each colon. `indent` is that of the line that it begins in. */
function spelled(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*"(?:[^"\\]|\\.)*"):/gm, '$1 :')
    .replaceAll('\n', `\n${indent}`);
}

/** The white space that begins the line of a place. */
function indentAt(text: string, at: number): string {
  const from = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  return /^[ \t]*/.exec(text.slice(from, at))?.[0] ?? '';
}

function withTarget({ lead, raw }: Frame, { words, status }: Written, language: string): Frame {
  const text = raw ?? '{}';
  const json = readJson(text);
  if (!json.ok || language === '') return { lead, raw };
  const localizations = memberOf(json.root, 'localizations');
  const name = namedIn(localizations, language);
  const ofLanguage = localizations && membersOf(localizations).find(({ key }) => key === name);
  const level = indentAt(`${lead}${text}`, lead.length);
  if (words === '') return { lead, raw: ofLanguage ? without(text, ofLanguage.at) : text };
  const state = STATES[status];
  const put = (at: number, to: number, written: string) => ({
    lead,
    raw: text.slice(0, at) + written + text.slice(to),
  });
  const localization = localizationOf(words, state, language);
  if (ofLanguage) {
    const { offset, length } = ofLanguage.value;
    return put(offset, offset + length, spelled(localization, `${level}    `));
  }
  if (localizations) {
    // Xcode orders languages by their names.
    const members = membersOf(localizations);
    const after = members.findLast(({ key }) => key < name);
    const written = `${JSON.stringify(name)} : ${spelled(localization, `${level}    `)}`;
    if (after)
      return put(
        after.at.offset + after.at.length,
        after.at.offset + after.at.length,
        `,\n${level}    ${written}`,
      );
    const start = localizations.offset + 1;
    return put(start, start, `\n${level}    ${written}${members.length > 0 ? ',' : `\n${level}  `}`);
  }
  const all = `"localizations" : ${spelled({ [name]: localization }, `${level}  `)}`;
  const last = membersOf(json.root).at(-1)?.at;
  if (!last) return { lead, raw: `{\n${level}  ${all}\n${level}}` };
  return put(last.offset + last.length, last.offset + last.length, `,\n${level}  ${all}`);
}

/** A text without a member of its objects, and without the comma that separates it. */
function without(text: string, at: Node): string {
  const before = text.slice(0, at.offset);
  const after = text.slice(at.offset + at.length);
  const front = before.trimEnd();
  return front.endsWith(',') ? front.slice(0, -1) + after : before + after.replace(/^\s*,\s*/, '');
}

/** Where the key of a member begins at the end of a text; undefined if it ends otherwise. */
function memberAt(lead: string): number | undefined {
  const colon = lead.trimEnd();
  const key = colon.endsWith(':') ? colon.slice(0, -1).trimEnd() : '';
  if (!key.endsWith('"')) return undefined;
  let at = key.length - 1;
  do at = at > 0 ? key.lastIndexOf('"', at - 1) : -1;
  while (at > 0 && isEscaped(key, at));
  return at < 0 ? undefined : at;
}

function isEscaped(text: string, at: number): boolean {
  let from = at;
  while (text[from - 1] === '\\') from--;
  return (at - from) % 2 === 1;
}

/** The language of the sources, which the part before them says. */
const sourceLanguageIn = (header: string) =>
  /"sourceLanguage"\s*:\s*"([\w-]{1,40})"/.exec(header)?.[1] ?? 'en';

const BETWEEN = ',\n    ';

const CODEC: BilingualCodec = {
  id: 'xcstrings',
  scan,
  ownAt: memberAt,
  isOwn: ({ lead, raw }) => memberAt(lead) !== undefined && raw?.startsWith('{') === true,
  targetOf,
  // New ones are none.
  states: () => true,
  withTarget,
  newFrame: ({ key, text, context }, _nth, header) => ({
    lead: `${BETWEEN}${JSON.stringify(key || text)} : `,
    raw: spelled(
      {
        ...(context !== '' && { comment: context }),
        extractionState: 'manual',
        ...((key || text) !== text || pluralOf(text)
          ? { localizations: { [sourceLanguageIn(header)]: localizationOf(text, 'translated', '') } }
          : {}),
      },
      '    ',
    ),
  }),
  separator: () => BETWEEN,
  separated: /^\s*,\s*/,
  // Where strings are deleted, commas of what stands between them are too many.
  finish: withFittingCommas,
  empty: {
    header: '{\n  "sourceLanguage" : "en",\n  "strings" : {\n    ',
    footer: '\n  },\n  "version" : "1.0"\n}\n',
  },
};

/** Apple's string catalogs, which have all languages (programs.29). */
export const XCSTRINGS = bilingualFormat(CODEC) satisfies FileFormat;
