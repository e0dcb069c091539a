import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import { APPROVED, REGULAR, type TranslationStatus } from './translations.ts';

/** The outcome of editing a translation's text. */
export type Edit =
  | { readonly changes: false }
  | {
      readonly changes: true;
      readonly dropsVotes: boolean;
      readonly status: TranslationStatus;
      /** The user who is responsible for the text from now on; null if its author is. */
      readonly editor_id: number | null;
    };

type Editor = Viewer & { readonly id: number };

/**
 * What a new text by this user changes besides the text (translations.18, translations.19): an edit by a manager of
 * translations keeps votes and status and records the editor; one by the author alone removes votes and approval.
 */
export function editEffect(viewer: Editor): {
  readonly keepsVotes: boolean;
  readonly editor_id: number | null;
} {
  if (hasPermission(viewer.role, 'can_manage_translations'))
    return { keepsVotes: true, editor_id: viewer.id };
  return { keepsVotes: hasPermission(viewer.role, 'can_approve'), editor_id: null };
}

/**
 * The outcome of editing a translation. An approved one that loses its approval becomes regular; an equal text changes
 * nothing.
 */
export function editOf(
  viewer: Editor,
  before: { readonly text: string; readonly status: TranslationStatus },
  text: string,
): Edit {
  if (text === before.text) return { changes: false };
  const { keepsVotes, editor_id } = editEffect(viewer);
  const status = before.status === APPROVED && !keepsVotes ? REGULAR : before.status;
  return { changes: true, dropsVotes: !keepsVotes, status, editor_id };
}
