import { hasPermission, type Viewer } from '../access/roles.ts';
import { APPROVED, REGULAR, type TranslationStatus } from './translations.ts';

/** What becomes of a translation when its text is changed. */
export type Edit =
  | { readonly changes: false }
  | {
      readonly changes: true;
      readonly dropsVotes: boolean;
      readonly status: TranslationStatus;
      /** Who answers for the text from now on; null: its author. */
      readonly editor_id: number | null;
    };

type Editor = Viewer & { readonly id: number };

/**
 * What a new text by this member changes besides the text (translations.18, translations.19): by a manager of
 * translations, votes and status stay and the editor is noted; by the author alone, votes and approval are lost.
 */
export function editEffect(viewer: Editor): {
  readonly keepsStanding: boolean;
  readonly editor_id: number | null;
} {
  if (hasPermission(viewer.role, 'can_manage_translations'))
    return { keepsStanding: true, editor_id: viewer.id };
  return { keepsStanding: hasPermission(viewer.role, 'can_approve'), editor_id: null };
}

/**
 * What editing a translation comes to: an approved one that loses its standing falls to regular. The same text changes
 * nothing.
 */
export function editOf(
  viewer: Editor,
  before: { readonly text: string; readonly status: TranslationStatus },
  text: string,
): Edit {
  if (text === before.text) return { changes: false };
  const { keepsStanding, editor_id } = editEffect(viewer);
  const status = before.status === APPROVED && !keepsStanding ? REGULAR : before.status;
  return { changes: true, dropsVotes: !keepsStanding, status, editor_id };
}
