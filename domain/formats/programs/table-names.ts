import { languageCodeOf } from '../model/file-languages.ts';
import type { ColumnRole } from '../model/table-choice.ts';

/** Usual names of columns, in lower case, with a space between words. */
const NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  key: ['key', 'keys', 'id', 'identifier', 'string id', 'stringid', 'string key', 'resource id'],
  source: [
    'source',
    'source text',
    'source string',
    'original',
    'english',
    'text',
    'string',
    'value',
    'msgid',
  ],
  translation: ['target', 'target text', 'translation', 'translated text', 'translated', 'msgstr'],
  context: [
    'context',
    'comment',
    'comments',
    'description',
    'note',
    'notes',
    'developer comments',
    'msgctxt',
    'location',
  ],
  max_length: ['max length', 'maxlength', 'maximum length', 'max', 'limit', 'character limit', 'char limit'],
  state: ['state', 'status', 'translation state', 'translation status'],
};
const ROLES = new Map(
  (Object.entries(NAMES) as [ColumnRole, readonly string[]][]).flatMap(([role, names]) =>
    names.map((name) => [name, role] as const),
  ),
);

/** A name as it is compared: in lower case, with a space between words. */
const nameOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** What a column of this name has; undefined if the name is none of the usual ones. */
export const roleOf = (name: string): ColumnRole | undefined => ROLES.get(nameOf(name));

/** The language that a column is named by; null if it isn't one: `en`, `pt_BR`, but not `key`. */
export const codeOf = (text: string) =>
  /^[a-z]{2}(?:[_-][a-z0-9]{2,8}){0,2}$/i.test(text.trim()) ? languageCodeOf(text) : null;

/** Words for states in files, in lower case: those of translations that are not done, and of approved ones. */
const STATES = {
  initial: [
    'initial',
    'draft',
    'fuzzy',
    'new',
    'unfinished',
    'untranslated',
    'needs review',
    'to review',
    'needs work',
    'needs editing',
    'unapproved',
    'unreviewed',
  ],
  translated: ['translated', 'done'],
  approved: ['approved', 'final', 'reviewed', 'proofread', 'signed off', 'confirmed'],
} as const;

type State = keyof typeof STATES;
const STATE_OF = new Map(
  (Object.keys(STATES) as State[]).flatMap((state) =>
    STATES[state].map((word) => [word as string, state] as const),
  ),
);

/** What a word says of a translation; a word that isn't known says that it is translated. */
export const stateNamed = (text: string): State => STATE_OF.get(nameOf(text)) ?? 'translated';

/** Whether a word is one for a state. */
export const isState = (text: string): boolean => STATE_OF.has(nameOf(text));
