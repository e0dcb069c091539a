import { Button, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './SettingsTab.module.css';

type Props = { project: Project; members: readonly Member[] };

/** Lets the owner transfer the project to another member after a confirmation (members.19). */
export function TransferProject({ project, members }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [userId, setUserId] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const otherMembers = members.filter(({ user }) => user.id !== project.owner_id);
  const newOwner = otherMembers.find(({ user }) => String(user.id) === userId)?.user;
  const transferring = useWrite({
    mutationFn: (owner_id: number) =>
      call(editProject, { params: { project: project.id }, body: { owner_id } }),
    onSuccess: async () => {
      if (newOwner) void showSuccessToast(t('projectSettings.handOver.done', { user: newOwner.username }));
      await queries.invalidateQueries({ queryKey: cacheKeys.projects() });
    },
  });
  return (
    <section className={`grid gap-12 items-start padding-top-24 ${classes.owner}`}>
      <div>
        <h2>{t('projectSettings.handOver.title')}</h2>
        <p>{t('projectSettings.handOver.text')}</p>
      </div>
      {otherMembers.length === 0 ? (
        <p>{t('projectSettings.handOver.alone')}</p>
      ) : (
        <div className={`row gap-8 align-end wrap ${classes.handOver}`}>
          <Select
            label={t('projectSettings.handOver.user')}
            placeholder={t('projectSettings.handOver.choose')}
            size="sm"
            searchable
            data={otherMembers.map(({ user }) => ({ value: String(user.id), label: user.username }))}
            value={userId}
            onChange={setUserId}
          />
          <Button disabled={!newOwner} onClick={() => setAsking(true)}>
            {t('projectSettings.handOver.act')}
          </Button>
        </div>
      )}
      {isAsking && newOwner && (
        <Confirmation
          title={t('projectSettings.handOver.question', { project: project.name, user: newOwner.username })}
          confirmLabel={t('projectSettings.handOver.confirm')}
          busy={transferring.isPending}
          onConfirm={() => transferring.mutate(newOwner.id)}
          onClose={() => {
            transferring.reset();
            setAsking(false);
          }}
        >
          {t('projectSettings.handOver.questionText', { user: newOwner.username })}
          {transferring.error && <Notice kind="error">{failureWords(t, transferring.error)}</Notice>}
        </Confirmation>
      )}
    </section>
  );
}
