import type { FailureNote } from '../wire/failure.ts';

/** Where a text belongs: the list of drafts shows it and leads there. */
type Place = {
  user: number;
  /** `at`: its id or handle, as the address had it. */
  project: { id: number; at: string; name?: string; source_lang?: string; target_lang?: string };
  section: number;
  /** The number of the string in its section; left out where it is not known. */
  index?: number;
  /** The beginning of the source text. */
  source?: string;
};

/** Where a text for a string belongs. Of a string's own fields the text is what changes in them, as JSON. */
export type DraftPlace = Place & {
  kind: 'translation' | 'edit' | 'comment' | 'commentEdit' | 'string';
  string: number;
};

/** Where a string that is not added yet belongs. */
export type NewStringPlace = Place & { kind: 'newString' };

/** Why a save failed: the status and notes of its failure. */
export type WhyUnsaved = { status: number; errors: readonly FailureNote[] };

/** A translation, or a new text of one, on its way to the server. It is kept until the server has it. */
export type Save = {
  /** Its idempotency key: however often it is sent, it is stored once. */
  key: string;
  text: string;
  isInitial: boolean;
  /** When it was first sent, in milliseconds since 1970. */
  begun: number;
  /** How often the server has failed on it. */
  failures: number;
  /** Set once it has failed. It will be sent again. */
  why?: WhyUnsaved;
  /** The translation whose text changes, and its `updated_at` as it was seen; left out for a new translation. */
  edits?: { translation: number; seen: number };
};

/** What somebody has written under a name: the text in the field, and what of it is being saved. */
export type Draft = {
  readonly text: string;
  /** When the text last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly saves: readonly Save[];
  readonly place?: DraftPlace | NewStringPlace;
  /** The text that the server refused, while the field still begins with it. */
  readonly refused?: WhyUnsaved & { text: string };
};

/** Stands between texts that come together in one field. */
const BETWEEN = '\n\n';

export const EMPTY_DRAFT: Draft = { text: '', changed: 0, saves: [] };

/** Reads a stored draft. What is no JSON of one is from an older version, which stored the text alone. */
export function parseDraft(raw: string): Draft {
  try {
    const draft: unknown = JSON.parse(raw);
    if (isDraft(draft)) return draft;
  } catch {
    // A text.
  }
  return { ...EMPTY_DRAFT, text: raw };
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

export function isNothing({ text, saves }: Draft): boolean {
  return text === '' && saves.length === 0;
}

/** A draft with changes. A refusal is forgotten once its text is edited. */
export function draftAfter(draft: Draft, change: Partial<Draft>): Draft {
  const { refused, ...rest } = { ...draft, changed: Date.now(), ...change };
  return refused && rest.text.startsWith(refused.text) ? { ...rest, refused } : rest;
}

/** The text is on its way: the field is free for another. */
export function withSave(draft: Draft, save: Save): Draft {
  const text = draft.text === save.text ? '' : draft.text;
  return draftAfter(draft, { text, saves: [...draft.saves.filter(({ key }) => key !== save.key), save] });
}

/** The server has it, or it is given up: it is kept no longer. */
export function withoutSave(draft: Draft, key: string): Draft {
  return { ...draft, saves: draft.saves.filter((save) => save.key !== key) };
}

/** It failed, and will be sent again. */
export function withFailure(draft: Draft, key: string, why: WhyUnsaved): Draft {
  const saves = draft.saves.map((save) =>
    save.key === key ? { ...save, why, failures: save.failures + (why.status >= 500 ? 1 : 0) } : save,
  );
  return { ...draft, saves };
}

/** It goes back into the field, before what was typed since; `why` it was refused, if so. */
export function takenBack(draft: Draft, key: string, why?: WhyUnsaved): Draft {
  const save = draft.saves.find((one) => one.key === key);
  if (!save) return draft;
  const text = [save.text, draft.text].filter((part) => part !== '').join(BETWEEN);
  return draftAfter(withoutSave(draft, key), { text, ...(why && { refused: { ...why, text: save.text } }) });
}
