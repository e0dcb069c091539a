import type { FailureNote } from '../wire/failure.ts';

/** What a draft is for. The list of drafts shows it and links to it. */
type Target = {
  user: number;
  /** `at`: its id or handle, as the address had it. */
  project: { id: number; at: string; name?: string; source_lang?: string; target_lang?: string };
  section: number;
  /** The number of the string in its section; left out where it is not known. */
  index?: number;
  /** The beginning of the source text. */
  source?: string;
};

/** What a draft for a string is for. The text of a draft of a string's own fields is their changes as JSON. */
export type DraftTarget = Target & {
  kind: 'translation' | 'edit' | 'comment' | 'commentEdit' | 'string';
  string: number;
};

/** What the draft of a new string is for. */
export type NewStringTarget = Target & { kind: 'newString' };

/** Why a save failed: the status and notes of its failure. */
export type WhyUnsaved = { status: number; errors: readonly FailureNote[] };

/** A translation, or a new text of one, that is being saved. It is stored until the server has it. */
export type Save = {
  /** Its idempotency key, so that it is stored once however often it is sent. */
  key: string;
  text: string;
  isInitial: boolean;
  /** When it was first sent, in milliseconds since 1970. */
  begun: number;
  /** How many attempts have failed with a server error. */
  failures: number;
  /** Why the last attempt failed; it will be sent again. */
  why?: WhyUnsaved;
  /** The translation whose text changes, and its `updated_at` as it was seen; left out for a new translation. */
  edits?: { translation: number; seen: number };
};

/** What a user has written under a name: the text in the field, and the texts that are being saved. */
export type Draft = {
  readonly text: string;
  /** When the text last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly saves: readonly Save[];
  readonly target?: DraftTarget | NewStringTarget;
  /** The text that the server refused, as long as the field begins with it. */
  readonly refused?: WhyUnsaved & { text: string };
};

/** Separates texts that are joined in one field. */
const BETWEEN = '\n\n';

export const EMPTY_DRAFT: Draft = { text: '', changed: 0, saves: [] };

/** Parses a stored draft. Anything but JSON of one is the text of a draft of an older version. */
export function parseDraft(raw: string): Draft {
  try {
    const draft: unknown = JSON.parse(raw);
    if (isDraft(draft)) return withTarget(draft);
  } catch {
    // It is a text.
  }
  return { ...EMPTY_DRAFT, text: raw };
}

/** The draft with its target, which earlier versions stored as `place`. */
function withTarget({ place, ...draft }: Draft & { place?: Draft['target'] }): Draft {
  return place ? { ...draft, target: place } : draft;
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'saves' in value &&
    Array.isArray(value.saves)
  );
}

export function isEmptyDraft({ text, saves }: Draft): boolean {
  return text === '' && saves.length === 0;
}

/** A draft with changes. `refused` is removed once its text is edited. */
export function withChanges(draft: Draft, change: Partial<Draft>): Draft {
  const { refused, ...rest } = { ...draft, changed: Date.now(), ...change };
  return refused && rest.text.startsWith(refused.text) ? { ...rest, refused } : rest;
}

/** Adds a save and clears the field for another text. */
export function withSave(draft: Draft, save: Save): Draft {
  const text = draft.text === save.text ? '' : draft.text;
  return withChanges(draft, { text, saves: [...draft.saves.filter(({ key }) => key !== save.key), save] });
}

/** Removes a save: the server has it, or the user has discarded it. */
export function withoutSave(draft: Draft, key: string): Draft {
  return { ...draft, saves: draft.saves.filter((save) => save.key !== key) };
}

/** Records why a save failed; it will be sent again. */
export function withFailure(draft: Draft, key: string, why: WhyUnsaved): Draft {
  const saves = draft.saves.map((save) =>
    save.key === key ? { ...save, why, failures: save.failures + (why.status >= 500 ? 1 : 0) } : save,
  );
  return { ...draft, saves };
}

/** A draft with a text before what it has. */
export const withTextBefore = (draft: Draft, text: string): Draft =>
  withChanges(draft, { text: [text, draft.text].filter((part) => part !== '').join(BETWEEN) });

/** Moves the text of a save back into the field, before what was typed since. `why`: the refusal, if there was one. */
export function withSaveMovedToField(draft: Draft, key: string, why?: WhyUnsaved): Draft {
  const save = draft.saves.find((one) => one.key === key);
  if (!save) return draft;
  const moved = withTextBefore(withoutSave(draft, key), save.text);
  return why ? { ...moved, refused: { ...why, text: save.text } } : moved;
}
