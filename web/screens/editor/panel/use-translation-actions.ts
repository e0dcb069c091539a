import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import {
  isApproved,
  mayApprove,
  mayConfirm,
  mayDeleteTranslation,
  mayEditTranslation,
} from '#domain/texts/translations/translations.ts';
import { mayVote } from '#domain/texts/translations/votes.ts';
import { statusAllowsTranslating } from '../../../data/access/access.ts';
import { useMe } from '../../../data/session/session.ts';
import { isPending } from '../mutations/expected-translation.ts';
import { APPROVAL, CONFIRMATION, TURN, VOTE } from '../mutations/translation-writes.ts';
import { useEditorWrite } from '../mutations/use-editor-write.ts';
import { useEditor } from '../state/editor-context.ts';

/**
 * The actions that the user may do with a translation, else undefined. Votes and approvals start from what is shown.
 */
export function useTranslationActions(row: EditorRow, translation: Translation) {
  const { project, viewer } = useEditor();
  const me = useMe();
  const approval = useEditorWrite(APPROVAL);
  const confirmation = useEditorWrite(CONFIRMATION);
  const voting = useEditorWrite(VOTE);
  const turning = useEditorWrite(TURN);
  const writes = statusAllowsTranslating(viewer, project) && !isPending(translation);
  const mayEdit = writes && mayEditTranslation(viewer, translation);
  const mayDelete = writes && mayDeleteTranslation(viewer, translation);
  const section = row.section_id;

  const voter = (isMinus: boolean) => {
    if (!writes || !mayVote(viewer, translation, isMinus)) return undefined;
    const votes = isMinus ? translation.votes_minus : translation.votes_plus;
    const isRemoval = votes.some(({ id }) => id === viewer.id);
    return () => voting.mutate({ section, translation, isMinus, isRemoval });
  };
  const turn = () => {
    if (!turning.isPending) turning.mutate({ section, translation });
  };
  const isOthers = viewer.id !== undefined && viewer.id !== translation.author_id && !isPending(translation);
  return {
    /** Its string, if the user may report it (reports.1). */
    reportedAt: isOthers ? { project: project.id, section, string: row.id } : undefined,
    /** Approves it, or unapproves an approved one. */
    approve:
      writes && mayApprove(viewer, translation) ? () => approval.mutate({ section, translation }) : undefined,
    /** Says that it needs no review. */
    confirm:
      writes && translation.needs_review && mayConfirm(viewer, translation)
        ? () => confirmation.mutate({ section, translation })
        : undefined,
    /** Votes, or removes that vote. */
    voteFor: voter(false),
    voteAgainst: voter(true),
    /** Makes an initial one regular, or a regular one initial. */
    turn: mayEdit && !isApproved(translation) ? turn : undefined,
    mayEdit,
    mayDelete,
    /** Whether the user may delete it as a site administrator, whatever the role and the project's status. */
    mayRemove: !mayDelete && me?.site_admin === true && !isPending(translation),
  };
}

export type TranslationActions = ReturnType<typeof useTranslationActions>;
