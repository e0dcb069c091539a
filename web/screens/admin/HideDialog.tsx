import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { failureNoteText } from '../../language/failure-note-text.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';

type Props = { name: string; busy: boolean; onHide: (reason: string) => void; onClose: () => void };

/** Confirms hiding a project, and asks for the reason, which its owner reads. */
export function HideDialog({ name, busy, onHide, onClose }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  useRestoreFocus();
  const kind = whyNotText(reason, LIMITS.hiddenReason);
  return (
    <Modal opened onClose={onClose} title={t('admin.hideAsk', { name })} withCloseButton={false}>
      <p>{t('admin.hideText')}</p>
      <Textarea
        mt={16}
        label={t('admin.reason')}
        description={t('admin.reasonHint')}
        autosize
        minRows={3}
        value={reason}
        error={kind && failureNoteText(t, { key: 'reason', kind }, LIMITS.hiddenReason)}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        <Button
          variant="filled"
          color="red.6"
          loading={busy}
          disabled={kind !== undefined}
          onClick={() => onHide(reason)}
        >
          {t('admin.hide')}
        </Button>
      </Group>
    </Modal>
  );
}
