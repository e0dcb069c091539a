import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionEnd } from '../../data/session/session-end.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { SomebodyElse } from './SomebodyElse.tsx';

/** Says that the session has ended, and offers the ways on. Nothing closes it by accident: each way decides about the page. */
export function SessionEndDialog({ end: { was, now } }: { end: SessionEnd }) {
  const { t } = useTranslation();
  return (
    <Modal
      // Another dialog, which takes the focus anew.
      key={now?.id}
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={now ? t('session.other', { username: now.username }) : t('session.ended')}
    >
      {now ? <SomebodyElse was={was} now={now} /> : <SignInAgain was={was} />}
    </Modal>
  );
}
