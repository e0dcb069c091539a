import { Menu } from '@mantine/core';
import {
  IconCircleDot,
  IconCircleHalf2,
  IconCornerLeftUp,
  IconFlag,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/texts/translations.ts';
import { isInitial } from '#domain/texts/translations/translations.ts';
import { ReportDialog } from '../../../features/site/reports/ReportDialog.tsx';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import classes from './TranslationMenu.module.css';
import { useReplaceText } from './use-replace-text.tsx';
import type { TranslationActions } from './use-translation-actions.ts';

export type TranslationMenuProps = {
  translation: Translation;
  actions: TranslationActions;
  onEdit: () => void;
  onDelete: () => void;
};

type Props = TranslationMenuProps & {
  button: OpeningButton;
  /** Whether its text can go into the composer. */
  mayReplace: boolean;
};

/** The menu of a translation, with the voters where there is no hovering. */
export function TranslationMenuItems({ button, translation, actions, mayReplace, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { target, opened, open } = useOpenOnMount();
  const replacing = useReplaceText();
  const { votes_plus, votes_minus } = translation;
  const [isReporting, setReporting] = useState(false);
  const items = [
    { text: 'edit', Icon: IconPencil, run: actions.mayEdit && onEdit },
    {
      text: isInitial(translation) ? 'makeRegular' : 'makeInitial',
      Icon: isInitial(translation) ? IconCircleDot : IconCircleHalf2,
      run: actions.turn,
    },
    {
      text: 'toEntry',
      Icon: IconCornerLeftUp,
      run: mayReplace && (() => replacing.replace('translation', translation.text)),
    },
  ] as const;
  const { reportedAt } = actions;
  const offered = items.flatMap(({ run, ...item }) => (run ? [{ ...item, run }] : []));
  // A dialog that opens restores the focus to this button.
  const choose = (run: () => void) => {
    target.current?.focus();
    run();
  };
  const names = (votes: Translation['votes_plus']) => votes.map(({ username }) => username).join(', ');
  return (
    <>
      <Menu opened={opened} onChange={open} returnFocus={false}>
        <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ text, Icon, run }) => (
            <Menu.Item key={text} leftSection={<Icon size={16} stroke={1.75} />} onClick={() => choose(run)}>
              {t(`editorTranslations.${text}`)}
            </Menu.Item>
          ))}
          {reportedAt && (
            <Menu.Item
              leftSection={<IconFlag size={16} stroke={1.75} />}
              onClick={() => choose(() => setReporting(true))}
            >
              {t('reports.report')}
            </Menu.Item>
          )}
          {(actions.mayDelete || actions.mayRemove) && (
            <>
              {(offered.length > 0 || reportedAt) && <Menu.Divider />}
              <Menu.Item
                data-danger
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => choose(onDelete)}
              >
                {t(actions.mayDelete ? 'editorTranslations.delete' : 'editorTranslations.remove')}
              </Menu.Item>
            </>
          )}
          {votes_plus.length + votes_minus.length > 0 && (
            <div className={classes.voters}>
              <Menu.Divider />
              {votes_plus.length > 0 && (
                <Menu.Label>{t('editorTranslations.votedFor', { names: names(votes_plus) })}</Menu.Label>
              )}
              {votes_minus.length > 0 && (
                <Menu.Label>{t('editorTranslations.votedAgainst', { names: names(votes_minus) })}</Menu.Label>
              )}
            </div>
          )}
        </Menu.Dropdown>
      </Menu>
      {replacing.question}
      {reportedAt && isReporting && (
        <ReportDialog
          of={{
            target: 'translation',
            at: reportedAt,
            id: translation.id,
            username: translation.author.username,
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
