import { ActionIcon } from '@mantine/core';
import { IconCloudOff, IconFilePencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUserDrafts } from '../../../data/drafts/use-drafts.ts';
import { withShortcut } from '../../../ui/shortcuts/shortcut-text.ts';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import classes from './DraftsButton.module.css';
import { textsOfDraft } from './texts-of-draft.ts';

/**
 * The button with the number of the user's drafts in this project, or of those that couldn't be saved; on a phone only
 * of these.
 */
export function DraftsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { project, viewer } = useEditor();
  const texts = useUserDrafts(viewer.id)
    .filter(({ draft }) => draft.target?.project.id === project.id)
    .flatMap(textsOfDraft);
  const unsaved = texts.filter(({ why }) => why).length;
  if (texts.length === 0 || (isPhone && unsaved === 0)) return null;
  const words =
    unsaved > 0
      ? t('drafts.notSavedCount', { count: unsaved })
      : t('drafts.titleCount', { count: texts.length });
  const Icon = unsaved > 0 ? IconCloudOff : IconFilePencil;
  return (
    <ActionIcon
      className={unsaved > 0 ? classes.unsaved : classes.drafts}
      aria-label={words}
      title={withShortcut(words, 'drafts')}
      onClick={onOpen}
    >
      <Icon size={16} stroke={1.75} />
      <span aria-hidden="true">{unsaved || texts.length}</span>
    </ActionIcon>
  );
}
