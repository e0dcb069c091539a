import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/users.ts';

/** Another tab has signed somebody else in: what is done on this page would be theirs, so it becomes theirs first. */
export function SomebodyElse({ was, now }: { was: Me; now: Me }) {
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
