import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { castVote, type Translation, takeVoteBack } from '#contract/translations.ts';
import { announce } from '../../announcements/announce.ts';
import { call } from '../../wire/call.ts';
import { useEditor } from '../editor-context.ts';
import { useAnswered } from './answered.ts';
import { useSayWhy } from './say-why.ts';

type Ballot = { section: number; translation: Translation; isMinus: boolean; takesBack: boolean };

const SAID = {
  cast: { plus: 'editor.votedFor', minus: 'editor.votedAgainst' },
  back: { plus: 'editor.voteTakenBack', minus: 'editor.voteTakenBack' },
} as const;

/** Votes for or against a translation, or takes that vote back; the other sign replaces it (DECISIONS §5.8). */
export function useVote() {
  const { t } = useTranslation();
  const { at } = useEditor();
  const answered = useAnswered(at);
  const sayWhy = useSayWhy();
  return useMutation({
    mutationFn: ({ section, translation: { id, string_id }, isMinus, takesBack }: Ballot) =>
      call(takesBack ? takeVoteBack : castVote, {
        params: { project: at, section, string: string_id, translation: id },
        body: { is_minus: isMinus },
      }),
    onSuccess: (changed, { isMinus, takesBack }) => {
      answered(changed);
      announce(t(SAID[takesBack ? 'back' : 'cast'][isMinus ? 'minus' : 'plus']));
    },
    onError: sayWhy,
  });
}
