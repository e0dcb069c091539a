import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';

type Props = {
  /** The action in words: the tooltip, and the button of the confirmation. */
  action: string;
  /** The action with the name of what is deleted, for screen readers. */
  label: string;
  question: string;
  /** What the confirmation says below the question. */
  children: ReactNode;
  isPending: boolean;
  /** Deletes, and calls `onSettled` when that has succeeded or failed. */
  onDelete: (onSettled: () => void) => void;
};

/** The button of a line that deletes it after a confirmation. */
export function DeleteButton({ action, label, question, children, isPending, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <ActionIcon title={action} aria-label={label} onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
      {isAsking && (
        <Confirmation
          title={question}
          confirmLabel={action}
          danger
          busy={isPending}
          onConfirm={() => onDelete(close)}
          onClose={close}
        >
          {children}
        </Confirmation>
      )}
    </>
  );
}
