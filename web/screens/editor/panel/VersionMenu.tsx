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
import { useReplaceText } from './use-replace-text.tsx';
import type { VersionActions } from './use-version-actions.ts';
import classes from './VersionMenu.module.css';

type Props = {
  translation: Translation;
  acts: VersionActions;
  onEdit: () => void;
  onDelete: () => void;
};

/** What is done with a version more rarely; and who voted, where nothing hovers. Nothing for those who only read. */
export function VersionMenu({ translation, acts, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const target = useRef<HTMLButtonElement>(null);
  const replacing = useReplaceText();
  const { author, votes_plus, votes_minus } = translation;
  const items = [
    { text: 'edit', Icon: IconPencil, act: acts.mayEdit && onEdit },
    {
      text: isInitial(translation) ? 'makeRegular' : 'makeInitial',
      Icon: isInitial(translation) ? IconCircleDot : IconCircleHalf2,
      act: acts.turn,
    },
    {
      text: 'toEntry',
      Icon: IconCornerLeftUp,
      act:
        whyNoComposer(viewer, project) === undefined &&
        (() => replacing.replace('version', translation.text)),
    },
  ] as const;
  // What is saved is another item of the list: its menu would close by itself.
  if (isPending(translation)) return null;
  const offered = items.flatMap(({ act, ...item }) => (act ? [{ ...item, act }] : []));
  if (offered.length === 0 && !acts.mayDelete && !acts.mayRemove) return null;
  // What is opened by it gives the focus back to the dots.
  const choose = (act: () => void) => {
    target.current?.focus();
    act();
  };
  const names = (votes: Translation['votes_plus']) => votes.map(({ username }) => username).join(', ');
  return (
    <>
      <Menu returnFocus={false}>
        <Menu.Target>
          <ActionIcon ref={target} aria-label={t('editorVersions.acts', { username: author.username })}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map(({ text, Icon, act }) => (
            <Menu.Item key={text} leftSection={<Icon size={16} stroke={1.75} />} onClick={() => choose(act)}>
              {t(`editorVersions.${text}`)}
            </Menu.Item>
          ))}
          {(acts.mayDelete || acts.mayRemove) && (
            <>
              {offered.length > 0 && <Menu.Divider />}
              <Menu.Item
                data-danger
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => choose(onDelete)}
              >
                {t(acts.mayDelete ? 'editorVersions.delete' : 'editorVersions.remove')}
              </Menu.Item>
            </>
          )}
          {votes_plus.length + votes_minus.length > 0 && (
            <div className={classes.voters}>
              <Menu.Divider />
              {votes_plus.length > 0 && (
                <Menu.Label>{t('editorVersions.votedFor', { names: names(votes_plus) })}</Menu.Label>
              )}
              {votes_minus.length > 0 && (
                <Menu.Label>{t('editorVersions.votedAgainst', { names: names(votes_minus) })}</Menu.Label>
              )}
            </div>
          )}
        </Menu.Dropdown>
      </Menu>
      {replacing.question}
    </>
  );
}
