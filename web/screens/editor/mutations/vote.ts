import { useTranslation } from 'react-i18next';
import { castVote, removeVote, type Translation } from '#contract/translations.ts';
import { type VoteChange, withVote } from '#domain/translations/apply-vote.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { useMe } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withTranslation } from '../state/rows.ts';
import { sequenceScope, useRowUpdates } from './row-updates.ts';
import { useShowFailure } from './show-failure.ts';

type CastVote = VoteChange & { section: number; translation: Translation };

const ANNOUNCEMENTS = {
  cast: { plus: 'editor.votedFor', minus: 'editor.votedAgainst' },
  back: { plus: 'editor.voteTakenBack', minus: 'editor.voteTakenBack' },
} as const;

/** Votes for or against a translation, or removes that vote (votes.5, votes.6). */
export function useVote() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const me = useMe();
  const rows = useRowUpdates();
  const showFailure = useShowFailure();
  return useWrite({
    mutationKey: writeKeys.rows(project),
    scope: sequenceScope(project),
    sameBy: ({ translation, isMinus, isRemoval }) => `${translation.id} ${isMinus} ${isRemoval}`,
    mutationFn: ({ section, translation: { id, string_id }, isMinus, isRemoval }: CastVote) =>
      call(isRemoval ? removeVote : castVote, {
        params: { project, section, string: string_id, translation: id },
        body: { is_minus: isMinus },
      }),
    onMutate: ({ translation, ...ballot }) => {
      if (!me) return;
      rows.show(translation.string_id, (row) => withTranslation(row, withVote(translation, me, ballot)));
    },
    onSuccess: (changed, { isMinus, isRemoval }) => {
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t(ANNOUNCEMENTS[isRemoval ? 'back' : 'cast'][isMinus ? 'minus' : 'plus']));
      offerUndo(isRemoval ? 'unvote' : 'vote', { translation_id: changed.id });
    },
    onError: (error, { translation }) => {
      rows.show(translation.string_id, (row) => withTranslation(row, translation));
      showFailure(error);
    },
    onSettled: rows.settle,
  });
}
