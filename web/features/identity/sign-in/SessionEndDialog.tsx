import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/identity/users.ts';
import type { SessionEnd } from '../../../data/session/session-end.ts';
import { SignInAgain } from './SignInAgain.tsx';

/** Says that the session has ended, with the ways to go on. It has no close button: the user has to choose one. */
export function SessionEndDialog({ end: { was, now } }: { end: SessionEnd }) {
  const { t } = useTranslation();
  return (
    <Modal
      // A new key mounts another dialog, which takes the focus.
      key={now?.id}
      opened
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={now ? t('session.other', { username: now.username }) : t('session.ended')}
    >
      {now ? <OtherUser was={was} now={now} /> : <SignInAgain was={was} />}
    </Modal>
  );
}

/**
 * Another user has signed in in another tab: reloads the page as theirs, so that nothing is done in their name by
 * mistake.
 */
function OtherUser({ was, now }: { was: Me; now: Me }) {
  const { t } = useTranslation();
  const names = { was: was.username, username: now.username };
  return (
    <>
      <p>{t('session.otherText', names)}</p>
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button variant="filled" data-autofocus onClick={() => location.reload()}>
          {t('session.goOnAs', names)}
        </Button>
      </Group>
    </>
  );
}
