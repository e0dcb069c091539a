import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/texts/translations.ts';
import { useHovered } from '../../../ui/popovers/use-hovered.ts';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { useEditor } from '../state/editor-context.ts';
import { Overlays } from '../state/overlays.ts';
import type { TranslationActions } from './use-translation-actions.ts';
import classes from './Votes.module.css';

const SIGNS = [
  {
    of: 'votes_plus',
    action: 'voteFor',
    label: 'editor.voteFor',
    count: 'editor.votesFor',
    who: 'editorTranslations.whoFor',
    Icon: IconThumbUp,
  },
  {
    of: 'votes_minus',
    action: 'voteAgainst',
    label: 'editor.voteAgainst',
    count: 'editor.votesAgainst',
    who: 'editorTranslations.whoAgainst',
    Icon: IconThumbDown,
  },
] as const;

type Props = { translation: Translation; actions: TranslationActions };

/** The votes for and against: buttons for those who may vote, else numbers (votes.9). Each names the voters. */
export function Votes({ translation, actions }: Props) {
  const signs = SIGNS.filter(({ of, action }) => actions[action] || translation[of].length > 0);
  if (signs.length === 0) return null;
  return (
    <span className={classes.votes}>
      {signs.map((sign) => (
        <Vote key={sign.of} sign={sign} translation={translation} vote={actions[sign.action]} />
      ))}
    </span>
  );
}

type VoteProps = {
  sign: (typeof SIGNS)[number];
  translation: Translation;
  vote: (() => void) | undefined;
};

function Vote({ sign: { of, action, label, count: counted, who, Icon }, translation, vote }: VoteProps) {
  const { t } = useTranslation();
  const { viewer } = useEditor();
  const hover = useHovered();
  const voters = translation[of];
  const count = voters.length;
  const words = [vote && t(label), count > 0 && t(counted, { count })].filter(Boolean).join(', ');
  return (
    <>
      <button
        type="button"
        className={vote ? classes.vote : classes.number}
        aria-label={words}
        aria-description={voters.map(({ username }) => username).join(', ') || undefined}
        title={vote && count === 0 ? `${t(label)} (${shortcutText(action)})` : undefined}
        aria-pressed={vote && voters.some(({ id }) => id === viewer.id)}
        // Without hover, users who may not vote tap for the names.
        onClick={vote ?? (({ currentTarget }) => hover.show(currentTarget))}
        {...hover.events}
      >
        <Icon size={14} stroke={1.75} />
        {count > 0 && count}
      </button>
      {hover.target && count > 0 && (
        <Overlays.VotersCard
          target={hover.target}
          isOpen={hover.isOpen}
          events={hover.events}
          onMissing={hover.close}
        >
          <p>{t(who)}</p>
          <ul>
            {voters.map(({ id, username }) => (
              <li key={id}>{username}</li>
            ))}
          </ul>
        </Overlays.VotersCard>
      )}
    </>
  );
}
