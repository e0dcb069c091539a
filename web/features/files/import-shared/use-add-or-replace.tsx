import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';

type Take = (files: readonly File[], isInstead: boolean) => void;

type Asking = {
  /** Whether there is a text already; otherwise nothing is asked. */
  readonly isBegun: boolean;
  /** Whether there may be several texts, so that files can be added. */
  readonly isMany: boolean;
  readonly take: Take;
};

/** Adds files to an import page; if there is a text, it first asks whether to add them or to replace it. */
export function useAddOrReplace({ isBegun, isMany, take }: Asking): {
  takeFiles: (files: readonly File[]) => void;
  question: ReactNode;
} {
  const [waiting, setWaiting] = useState<readonly File[]>();
  const answer = (isInstead: boolean) => {
    if (waiting) take(waiting, isInstead);
    setWaiting(undefined);
  };
  return {
    takeFiles: (files) => {
      const taken = isMany ? files : files.slice(0, 1);
      // More may be dropped while the question is open.
      if (isBegun) setWaiting((before = []) => (isMany ? [...before, ...taken] : taken));
      else take(taken, !isMany);
    },
    question: waiting && (
      <Question
        amount={waiting.length}
        isMany={isMany}
        onAnswer={answer}
        onClose={() => setWaiting(undefined)}
      />
    ),
  };
}

type QuestionProps = {
  amount: number;
  isMany: boolean;
  onAnswer: (isInstead: boolean) => void;
  onClose: () => void;
};

function Question({ amount, isMany, onAnswer, onClose }: QuestionProps) {
  const { t } = useTranslation();
  useRestoreFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      title={t(isMany ? 'files.again.title' : 'files.again.replaceTitle')}
    >
      <p>{isMany ? t('files.again.text', { count: amount }) : t('files.again.replaceText')}</p>
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose} data-autofocus={isMany ? undefined : true}>
          {t('frame.cancel')}
        </Button>
        <Button {...(isMany ? {} : { variant: 'filled' })} onClick={() => onAnswer(true)}>
          {t('files.again.replace')}
        </Button>
        {isMany && (
          <Button variant="filled" data-autofocus onClick={() => onAnswer(false)}>
            {t('files.again.add')}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
