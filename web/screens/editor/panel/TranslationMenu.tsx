import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import { isPending } from '../mutations/expected-translation.ts';
import { useEditor } from '../state/editor-context.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import type { TranslationMenuProps } from './TranslationMenuItems.tsx';

const TranslationMenuItems = openedByButton(
  () => import('./TranslationMenuItems.tsx'),
  'TranslationMenuItems',
);

/** The menu of a translation. Nothing for guests, who only read. */
export function TranslationMenu({ translation, actions, ...props }: TranslationMenuProps) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const mayReplace = whyNoComposer(viewer, project) === undefined;
  const { mayEdit, turn, mayDelete, mayRemove, reportedAt } = actions;
  // No menu before it is saved: the saved one is another element, and an open menu would close.
  if (isPending(translation)) return null;
  if (!mayEdit && !turn && !mayReplace && !mayDelete && !mayRemove && !reportedAt) return null;
  return (
    <TranslationMenuItems
      {...props}
      translation={translation}
      actions={actions}
      mayReplace={mayReplace}
      button={
        <ActionIcon aria-label={t('editorTranslations.actions', { username: translation.author.username })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
