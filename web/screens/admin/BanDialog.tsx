import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccess } from '#contract/identity/users.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { BanFields, isBanComplete } from './BanFields.tsx';
import { banOf, banValuesOf } from './ban-values.ts';
import { useLimitUser } from './use-limit-user.ts';

/** Bans a user with a reason and an end, or changes these (administration.10). */
export function BanDialog({ user, onClose }: { user: UserAccess; onClose: () => void }) {
  const { t } = useTranslation();
  const [values, setValues] = useState(() => banValuesOf(user));
  const banning = useLimitUser(user.id);
  useRestoreFocus();
  const { username, banned } = user;
  const submit = () => {
    const body = banOf(values, Date.now());
    if (body) banning.mutate(body, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(banned ? 'admin.banEditAsk' : 'admin.banAsk', { username })}
      withCloseButton={false}
    >
      {!banned && <p>{t('admin.banText')}</p>}
      <BanFields values={values} onChange={setValues} />
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        <Button
          variant="filled"
          {...(banned ? {} : { color: 'red.6' })}
          loading={banning.isPending}
          disabled={!isBanComplete(values)}
          onClick={submit}
        >
          {t(banned ? 'admin.banSave' : 'admin.ban')}
        </Button>
      </Group>
    </Modal>
  );
}
