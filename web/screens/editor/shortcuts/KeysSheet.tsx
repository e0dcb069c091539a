import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { ShortcutTable } from '../../../ui/shortcuts/ShortcutTable.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useStringManagement } from '../state/string-management.ts';
import { useLayout } from '../state/use-layout.ts';
import { keysFor } from './keys-for.ts';
import { MovingKeys } from './MovingKeys.tsx';

/** The dialog of the shortcuts that the user can use now. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { mode } = useStringManagement();
  const { viewer, project } = useEditor();
  const keys = keysFor(viewer, project, { mode, layout: useLayout(), isPhone: useIsPhone() });
  const isMoving = mode === 'move';
  useRestoreFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editorKeys.title')}
      size={800}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <ShortcutTable only={keys} words={isMoving ? { saveAndNext: t('editorMoving.save') } : undefined} />
      {isMoving && <MovingKeys />}
    </Modal>
  );
}
