import { Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { isApproved } from '#domain/texts/translations/translations.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { shortcutText } from '../../../ui/shortcuts/shortcut-text.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { useCheckCode } from '../checks/use-check-code.ts';
import { isPending } from '../mutations/expected-translation.ts';
import { usePlurals } from '../plurals/use-plurals.ts';
import { useCommands } from '../shortcuts/commands.ts';
import { useEditor } from '../state/editor-context.ts';
import { stateOfTranslation } from '../state/rows.ts';
import { NeedsReview } from './NeedsReview.tsx';
import classes from './TranslationItem.module.css';
import { TranslationMenu } from './TranslationMenu.tsx';
import { TranslationText } from './TranslationText.tsx';
import { UnfinishedEdit } from './UnfinishedEdit.tsx';
import { useTranslationActions } from './use-translation-actions.ts';
import { Votes } from './Votes.tsx';

type Props = {
  row: EditorRow;
  translation: Translation;
  /** The text to show differences from; left out for none. */
  comparedWith: string | undefined;
  /** Whether shortcuts apply to it. */
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A translation: its text, then a line with its status, author and buttons. */
export function TranslationItem({
  row,
  translation,
  comparedWith,
  isChosen,
  onChoose,
  onEdit,
  onDelete,
}: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const plurals = usePlurals(row.text);
  const actions = useTranslationActions(row, translation);
  const checks = useCheckCode(translation.text);
  const state = stateOfTranslation(translation);
  const { author, editor, text } = translation;
  const { approve, voteFor, voteAgainst, mayEdit } = actions;
  useCommands(
    isChosen ? { approve, voteFor, voteAgainst, editTranslation: mayEdit ? onEdit : undefined } : {},
  );
  return (
    <li
      className={classes.item}
      data-translation={translation.id}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
      onFocus={onChoose}
    >
      <span className={classes.mark}>
        {state === 'competing' ? <IconArrowsDiff size={14} stroke={2} /> : <StatusIcon state={state} />}
      </span>
      <p className={classes.text} lang={project.target_lang}>
        <TranslationText translation={translation} comparedWith={comparedWith} />
      </p>
      <div className={classes.line}>
        <span className={classes.by}>
          <b className={classes[state]}>{t(`editorTranslations.states.${state}`)}</b>{' '}
          <Link to="/users/$userId" params={{ userId: String(author.id) }}>
            {author.username}
          </Link>
          ,{' '}
          {isPending(translation) ? (
            t('editorTranslations.sending')
          ) : (
            <RelativeTime time={translation.updated_at} />
          )}
          {editor && editor.id !== author.id && `, ${t('editor.editedBy', { username: editor.username })}`}
          {mayEdit && <UnfinishedEdit translation={translation} onOpen={onEdit} />}
        </span>
        {approve && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            title={isChosen ? shortcutText('approve') : undefined}
            onClick={approve}
          >
            {t(isApproved(translation) ? 'editor.unapprove' : 'editor.approve')}
          </Button>
        )}
        <TranslationMenu translation={translation} actions={actions} onEdit={onEdit} onDelete={onDelete} />
        <Votes translation={translation} actions={actions} />
      </div>
      {plurals && <plurals.MissingFormsOf source={row.text} text={text} />}
      {checks && <checks.SavedFindings row={row} translation={translation} className={classes.differs} />}
      {translation.needs_review && (
        <NeedsReview row={row} translation={translation} onConfirm={actions.confirm} />
      )}
    </li>
  );
}
