import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isPending } from '../mutations/expected-translation.ts';
import { useEditor } from '../state/editor-context.ts';
import { Overlays } from '../state/overlays.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import type { TranslationMenuProps } from './TranslationMenuItems.tsx';

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
    <Overlays.TranslationMenuItems
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
