import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/translations.ts';
import { mayVote } from '#domain/votes.ts';
import { mayWriteHere } from '../../project/standing.ts';
import { useVote } from '../acts/vote.ts';
import { useEditor } from '../editor-context.ts';
import classes from './Votes.module.css';

const SIGNS = [
  {
    isMinus: false,
    of: 'votes_plus',
    deed: 'editor.voteFor',
    count: 'editor.votesFor',
    Icon: IconArrowUp,
  },
  {
    isMinus: true,
    of: 'votes_minus',
    deed: 'editor.voteAgainst',
    count: 'editor.votesAgainst',
    Icon: IconArrowDown,
  },
] as const;

type Props = { section: number; translation: Translation };

/** The votes for and against: buttons for those who may vote so, for others numbers (SPEC §6). */
export function Votes({ section, translation }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const voting = useVote();
  return (
    <span className={classes.votes}>
      {SIGNS.map(({ isMinus, of, deed, count: counted, Icon }) => {
        const count = translation[of].length;
        const names = translation[of].map(({ username }) => username).join(', ');
        const face = (
          <>
            <Icon size={14} stroke={1.75} />
            {count > 0 && count}
          </>
        );
        if (!mayVote(viewer, translation, isMinus) || !mayWriteHere(viewer, project)) {
          if (count === 0) return null;
          const words = t(counted, { count });
          return (
            <span
              key={of}
              className={classes.number}
              role="img"
              aria-label={words}
              title={`${words}: ${names}`}
            >
              {face}
            </span>
          );
        }
        const isMine = translation[of].some(({ id }) => id === viewer.id);
        return (
          <button
            key={of}
            type="button"
            className={classes.vote}
            aria-label={count > 0 ? `${t(deed)}, ${t(counted, { count })}` : t(deed)}
            title={names === '' ? t(deed) : `${t(deed)}: ${names}`}
            aria-pressed={isMine}
            aria-disabled={voting.isPending}
            onClick={() =>
              !voting.isPending && voting.mutate({ section, translation, isMinus, takesBack: isMine })
            }
          >
            {face}
          </button>
        );
      })}
    </span>
  );
}
