import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { makePasswordLink } from '#contract/identity/users.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { fullTimeText } from '../../ui/relative-time/relative-time-text.ts';

type Props = { username: string; link: ReplyOf<typeof makePasswordLink>; onClose: () => void };

/** The link by which a user may choose a new password. It is shown this once: the service keeps no copy. */
export function PasswordLinkDialog({ username, link: { path, expires_at }, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const address = new URL(path, location.origin).href;
  return (
    <Modal opened onClose={onClose} closeOnClickOutside={false} title={t('admin.linkFor', { username })}>
      <TextInput
        label={t('admin.link')}
        description={t('admin.linkOnce', { time: fullTimeText(expires_at, i18n.language) })}
        value={address}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        rightSection={<CopyButton text={address} label={t('admin.copyLink')} />}
        rightSectionWidth={40}
      />
      <Group justify="flex-end" mt={20}>
        <Button variant="filled" onClick={onClose}>
          {t('frame.close')}
        </Button>
      </Group>
    </Modal>
  );
}
