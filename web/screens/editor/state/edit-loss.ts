import type { Translation } from '#contract/texts/translations.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { editOf } from '#domain/texts/translations/translation-edit.ts';

type Loss = { approval: boolean; votes: number };

/** The approval and votes that a new text costs; undefined if none. */
export function lossOf({ id, role }: Viewer, before: Translation, text: string): Loss | undefined {
  if (id === undefined) return undefined;
  const edit = editOf({ id, role }, before, text);
  if (!edit.changes || !edit.dropsVotes) return undefined;
  const approval = edit.status !== before.status;
  const votes = before.votes_plus.length + before.votes_minus.length;
  return approval || votes > 0 ? { approval, votes } : undefined;
}
