import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportFooter, ProgressFooter } from '../import-shared/ImportFooter.tsx';
import { type PlannedUpdate, translationsOf } from './planned-update.ts';
import type { Sending } from './use-send-update.ts';

type Props = {
  projectId: string;
  planned: PlannedUpdate | undefined;
  remove: ReadonlySet<number>;
  /** A choice beside the totals. */
  choice: ReactNode;
  /** Why the section can't be updated, in words. */
  why: string | undefined;
  sending: Sending | undefined;
  onUpdate: () => void;
  onStop: () => void;
};

/** The footer of the page: what the update does and *Update source*, or its progress while it runs. */
export function UpdateFooter({ projectId, planned, remove, choice, why, sending, onUpdate, onStop }: Props) {
  const { t } = useTranslation();
  if (sending?.state === 'running' || sending?.state === 'stopping') {
    const { sent, state } = sending;
    return (
      <ProgressFooter
        done={Math.round(sent * 100)}
        total={sent === 1 ? 0 : 100}
        words={
          sent < 1
            ? t('importSource.sent', { share: Math.floor(sent * 100) / 100 })
            : t('importSource.storing')
        }
        isStopping={state === 'stopping'}
        onStop={onStop}
      />
    );
  }
  const deleted = planned ? translationsOf(planned, remove).deleted : 0;
  return (
    <ImportFooter
      projectId={projectId}
      choice={planned && choice}
      why={why}
      action={t('sectionUpdate.submit')}
      onAction={onUpdate}
    >
      {planned && (
        <span>
          {t('sectionUpdate.sum', {
            changed: planned.rows.changed.length,
            added: planned.rows.added.length,
            deleted: remove.size,
          })}
          {deleted > 0 && ` · ${t('sectionUpdate.translations.deleted', { amount: deleted })}`}
        </span>
      )}
    </ImportFooter>
  );
}
