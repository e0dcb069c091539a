import { addTranslation, editTranslation } from '#contract/texts/translations.routes.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { call } from '../wire/call.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import { type DraftTarget, type Save, withFailure, withoutSave, withSaveMovedToField } from './draft.ts';
import { changeDraft } from './draft-store.ts';
import { mayRetrySave, whyUnsaved } from './retry-policy.ts';

/** A stored save with the name and the target of its draft. */
export type StoredSave = { name: string; target: DraftTarget; save: Save };

/**
 * Sends a stored save, the first time or again, and returns the translation that the server has stored. The save is then
 * removed from its draft. After a failure it stays there to be sent again; after a refusal its text is back in the field,
 * with the reason. The failure is thrown.
 */
export async function sendSave({ name, target, save }: StoredSave): Promise<Translation> {
  try {
    const stored = await send(target, save);
    changeDraft(name, (draft) => withoutSave(draft, save.key));
    return stored;
  } catch (error) {
    const change = mayRetrySave(save, error, Date.now()) ? withFailure : withSaveMovedToField;
    changeDraft(name, (draft) => change(draft, save.key, whyUnsaved(error)));
    throw error;
  }
}

/**
 * Sends a save, which may be repeated: a new translation has an idempotency key, and an edit counts as saved if the
 * translation has its text already.
 */
async function send(
  { project, section, string }: DraftTarget,
  { key, text, isInitial, edits }: Save,
): Promise<Translation> {
  const params = { project: project.id, section, string };
  if (!edits) {
    return call(addTranslation, { params, body: { text, status: isInitial ? INITIAL : REGULAR }, key });
  }
  const { translation, seen } = edits;
  try {
    return await call(editTranslation, {
      params: { ...params, translation },
      body: { text, updated_at: seen },
    });
  } catch (error) {
    const current = changedTranslation(error);
    if (current?.text === text) return current;
    throw error;
  }
}

/** The current translation that came with the refusal of an edit (409). */
export function changedTranslation(error: unknown): Translation | undefined {
  const current = error instanceof Failure && hasKind(error, 'changed') && error.current;
  return isTranslation(current) ? current : undefined;
}

function isTranslation(current: unknown): current is Translation {
  return typeof current === 'object' && current !== null && 'votes_plus' in current && 'text' in current;
}
