import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { isAuthor } from '#domain/translations.ts';
import { mayVote } from '#domain/votes.ts';
import { useFocusBack } from '../../dialogs/use-focus-back.ts';
import { isOnItsWay } from '../acts/on-its-way.ts';
import { useVote } from '../acts/vote.ts';
import { useEditor } from '../editor-context.ts';

type Props = {
  row: EditorRow;
  same: Translation;
  onAdd: () => void;
  onVoted: () => void;
  onClose: () => void;
};

/** The same translation is there: offers first to vote for it, when it is another's, then to add it anyway (DECISIONS §5.10). */
export function IdenticalQuestion({ row, same, onAdd, onVoted, onClose }: Props) {
  const { t } = useTranslation();
  const { viewer } = useEditor();
  useFocusBack();
  const voting = useVote();
  const hasVoted = same.votes_plus.some(({ id }) => id === viewer.id);
  const offersVote = mayVote(viewer, same, false) && !hasVoted && !isOnItsWay(same);
  const says = isAuthor(viewer, same) ? 'own' : hasVoted ? 'voted' : offersVote ? 'theirs' : 'noVote';
  const vote = () =>
    voting.mutate(
      { section: row.section_id, translation: same, isMinus: false, takesBack: false },
      { onSuccess: onVoted },
    );
  return (
    <Modal opened onClose={onClose} title={t('editor.identical.title')} withCloseButton={false}>
      <p>{t(`editor.identical.${says}`, { username: same.author.username })}</p>
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose} data-autofocus={!offersVote || undefined}>
          {t('frame.cancel')}
        </Button>
        <Button variant={offersVote ? 'default' : 'filled'} onClick={onAdd}>
          {t('editor.identical.add')}
        </Button>
        {offersVote && (
          <Button variant="filled" loading={voting.isPending} onClick={vote} data-autofocus>
            {t('editor.identical.vote')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
