import { can, type Viewer } from './roles.ts';
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

/**
 * What editing does (DECISIONS §5.6): by a manager of translations, votes and status stay and the editor is
 * noted; by the author alone, votes go and an approved one falls to regular. The same text changes nothing.
 */
export function editOf(
  viewer: Viewer & { readonly id: number },
  before: { readonly text: string; readonly status: TranslationStatus },
  text: string,
): Edit {
  if (text === before.text) return { changes: false };
  if (can(viewer.role, 'can_manage_translations')) {
    return { changes: true, dropsVotes: false, status: before.status, editor_id: viewer.id };
  }
  const keeps = can(viewer.role, 'can_approve');
  const status = before.status === APPROVED && !keeps ? REGULAR : before.status;
  return { changes: true, dropsVotes: !keeps, status, editor_id: null };
}
