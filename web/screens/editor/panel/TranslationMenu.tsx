import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCircleDot,
  IconCircleHalf2,
  IconCornerLeftUp,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translation } from '#contract/translations.ts';
import { isInitial } from '#domain/translations/translations.ts';
import { isPending } from '../mutations/expected-translation.ts';
import { useEditor } from '../state/editor-context.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import classes from './TranslationMenu.module.css';
import { useReplaceText } from './use-replace-text.tsx';
import type { TranslationActions } from './use-translation-actions.ts';

type Props = {
  translation: Translation;
  actions: TranslationActions;
  onEdit: () => void;
  onDelete: () => void;
};

/** The menu of a translation, with the voters where there is no hovering. Nothing for those who only read. */
export function TranslationMenu({ translation, actions, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const target = useRef<HTMLButtonElement>(null);
  const replacing = useReplaceText();
  const { author, votes_plus, votes_minus } = translation;
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
      run:
        whyNoComposer(viewer, project) === undefined &&
        (() => replacing.replace('translation', translation.text)),
    },
  ] as const;
  // No menu before it is saved: the saved one is another element, and an open menu would close.
  if (isPending(translation)) return null;
  const offered = items.flatMap(({ run, ...item }) => (run ? [{ ...item, run }] : []));
  if (offered.length === 0 && !actions.mayDelete && !actions.mayRemove) return null;
  // A dialog that opens restores the focus to this button.
  const choose = (run: () => void) => {
    target.current?.focus();
    run();
  };
  const names = (votes: Translation['votes_plus']) => votes.map(({ username }) => username).join(', ');
  return (
    <>
      <Menu returnFocus={false}>
        <Menu.Target>
          <ActionIcon
            ref={target}
            aria-label={t('editorTranslations.actions', { username: author.username })}
          >
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ text, Icon, run }) => (
            <Menu.Item key={text} leftSection={<Icon size={16} stroke={1.75} />} onClick={() => choose(run)}>
              {t(`editorTranslations.${text}`)}
            </Menu.Item>
          ))}
          {(actions.mayDelete || actions.mayRemove) && (
            <>
              {offered.length > 0 && <Menu.Divider />}
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
    </>
  );
}
