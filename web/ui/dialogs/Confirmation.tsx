import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from './use-restore-focus.ts';

type Props = {
  /** The question, naming what it is about: 'Delete “XII. Alice’s Evidence”?' */
  title: string;
  /** What the action also affects. */
  children?: ReactNode;
  /** The action in words: 'Delete section', never 'OK'. */
  confirmLabel: string;
  /** 'Cancel' by default. */
  cancelLabel?: string;
  /** Whether the action can't be undone, which makes its button red. */
  danger?: boolean;
  /** Whether the action is under way. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an action. It is rendered while it is open; the cancel button has the focus. */
export function Confirmation({
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      {children}
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose} data-autofocus>
          {cancelLabel ?? t('frame.cancel')}
        </Button>
        <Button variant="filled" {...(danger ? { color: 'red.6' } : {})} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
