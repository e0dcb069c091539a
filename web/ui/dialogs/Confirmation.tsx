import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './use-focus-back.ts';

type Props = {
  /** The question, naming what it is about: 'Delete “XII. Alice’s Evidence”?' */
  title: string;
  /** What goes along. */
  children?: ReactNode;
  /** The deed in words: 'Delete section', never 'OK'. */
  deed: string;
  /** The way back in words; 'Cancel' when left out. */
  keep?: string;
  /** Whether the deed can't be undone, which makes its button red. */
  danger?: boolean;
  /** While the deed is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a deed. Rendered while it is asked; the way back stands left of the deed and has the focus. */
export function Confirmation({
  title,
  children,
  deed,
  keep,
  danger = false,
  busy = false,
  onConfirm,
  onClose,
}: Props) {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title} withCloseButton={false}>
      {children}
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose} data-autofocus>
          {keep ?? t('frame.cancel')}
        </Button>
        <Button variant="filled" {...(danger ? { color: 'red.6' } : {})} loading={busy} onClick={onConfirm}>
          {deed}
        </Button>
      </Group>
    </Modal>
  );
}
