import { addTranslation, editTranslation, type Translation } from '#contract/translations.ts';
import { INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { call } from '../wire/call.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import type { DraftTarget, Save } from './draft.ts';

/**
 * Sends a save and returns the translation as it is stored. It can be repeated: a new translation has an idempotency key, and
 * an edit counts as saved when the translation has the text already.
 */
export async function sendSave(
  { project, section, string }: Pick<DraftTarget, 'project' | 'section' | 'string'>,
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
