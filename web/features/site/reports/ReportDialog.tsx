import { Button, Group, Modal, NativeSelect, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { REPORT_REASONS, type ReportReason } from '#domain/site/reports/reports.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { type Reportable, sendReport } from './reportable.ts';

type Props = { of: Reportable; onClose: () => void };

/** Asks for the reason of a report and sends it (reports.1). What was written stays when it could not be sent. */
export function ReportDialog({ of, onClose }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  useRestoreFocus();
  const kind = whyNotText(note, LIMITS.hiddenReason);
  const sending = useWrite({
    mutationFn: (reason: ReportReason) => sendReport(of, { reason, note }),
    onSuccess: () => {
      void showSuccessToast(t('reports.sent'));
      onClose();
    },
  });
  const send = () => {
    setTried(true);
    if (reason === '') field.current?.focus();
    else if (!kind) sending.mutate(reason);
  };
  const username = 'username' in of ? of.username : '';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`reports.asks.${of.target}`, { username })}
      withCloseButton={false}
    >
      <p>{t('reports.text')}</p>
      <NativeSelect
        ref={field}
        mt={16}
        label={t('reports.reason')}
        value={reason}
        error={isTried && reason === '' && failureNoteText(t, { key: 'reason', kind: 'required' })}
        onChange={(event) => setReason(event.currentTarget.value as ReportReason | '')}
        data={[
          { value: '', label: t('reports.choose') },
          ...REPORT_REASONS.map((value) => ({ value, label: t(`reports.reasons.${value}`) })),
        ]}
        data-autofocus
      />
      <Textarea
        mt={16}
        label={t('reports.note')}
        autosize
        minRows={3}
        maxRows={10}
        value={note}
        error={kind && failureNoteText(t, { key: 'note', kind }, LIMITS.hiddenReason)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {sending.error && (
        <Notice kind="error">
          {sending.error instanceof Failure && hasKind(sending.error, 'tooMany', 'report')
            ? t('reports.tooMany')
            : failureWords(t, sending.error)}
        </Notice>
      )}
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        <Button variant="filled" loading={sending.isPending} onClick={send}>
          {t('reports.send')}
        </Button>
      </Group>
    </Modal>
  );
}
