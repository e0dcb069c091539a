import { Button, Checkbox, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { failureNoteText } from '../../language/failure-note-text.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { BanFields, isBanComplete } from './BanFields.tsx';
import { type BanValues, banOf } from './ban-values.ts';
import type { Ban, Deed } from './use-decide-reports.ts';

type Props = {
  deed: Deed;
  isProject: boolean;
  isBusy: boolean;
  /** The author, who can be banned too; null if there is none. */
  author: string | null;
  /** `ban` is the body of the call that bans the author too. */
  onDecide: (note: string, ban: Ban | undefined) => void;
  onClose: () => void;
};

/** Confirms a decision, and asks for a note (reports.6). */
export function DecideDialog({ deed, isProject, author, isBusy, onDecide, onClose }: Props) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [ban, setBan] = useState<BanValues>();
  useRestoreFocus();
  const kind = whyNotText(note, LIMITS.hiddenReason);
  const hides = deed === 'remove' && isProject;
  const asks = deed === 'dismiss' ? 'reports.admin.dismissAsk' : 'reports.admin.removeAsk';
  const action = hides ? t('reports.admin.hide') : t(`reports.admin.${deed}`);
  return (
    <Modal opened onClose={onClose} title={hides ? action : t(asks)} withCloseButton={false}>
      <p>{t(hides ? 'reports.admin.hideText' : `reports.admin.${deed}Text`)}</p>
      <Textarea
        mt={16}
        label={t('reports.admin.decisionNote')}
        description={hides ? t('admin.reasonHint') : undefined}
        autosize
        minRows={2}
        maxRows={10}
        value={note}
        error={kind && failureNoteText(t, { key: 'note', kind }, LIMITS.hiddenReason)}
        onChange={(event) => setNote(event.currentTarget.value)}
        data-autofocus
      />
      {author !== null && deed !== 'dismiss' && (
        <Checkbox
          mt={16}
          label={t('reports.admin.banToo', { username: author })}
          checked={ban !== undefined}
          onChange={(event) =>
            setBan(event.currentTarget.checked ? { reason: '', end: 'never', date: '' } : undefined)
          }
        />
      )}
      {ban && <BanFields values={ban} onChange={setBan} />}
      <Group justify="flex-end" gap="sm" mt={20}>
        <Button onClick={onClose}>{t('frame.cancel')}</Button>
        <Button
          variant="filled"
          {...(deed === 'dismiss' ? {} : { color: 'red.6' })}
          loading={isBusy}
          disabled={kind !== undefined || (ban && !isBanComplete(ban))}
          onClick={() => onDecide(note, ban && banOf(ban, Date.now()))}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
