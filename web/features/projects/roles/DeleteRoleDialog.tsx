import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { deleteRole } from '#contract/projects/roles.routes.ts';
import { mayEditRole, type Role } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshRoles } from './role-mutations.ts';

type Props = {
  project: Project;
  role: Role;
  roles: readonly Role[];
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a role is deleted, and which role its members get (members.33). */
export function DeleteRoleDialog({ project, role, roles, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const refresh = useRefreshRoles();
  const ownRole = roleIn(project);
  const otherRoles = roles.filter((other) => other.id !== role.id && mayEditRole(ownRole, other));
  const [to, setTo] = useState(project.default_role_id);
  const deleting = useWrite({
    mutationFn: () =>
      call(deleteRole, { params: { project: project.id, role: role.id }, query: { to: String(to) } }),
    onSuccess: async () => {
      await refresh();
      void showSuccessToast(t('roles.deleted', { role: role.name }));
      onClose();
      onDeleted();
    },
  });
  return (
    <Confirmation
      title={t('roles.question.title', { role: role.name })}
      confirmLabel={t('roles.question.confirm')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p className="ui-13 ink-2">{t('roles.question.text')}</p>
      <NativeSelect
        mt={12}
        size="sm"
        label={t('roles.question.to')}
        data={otherRoles.map(({ id, name }) => ({ value: String(id), label: roleWords(t, name) }))}
        value={String(to)}
        onChange={(event) => setTo(Number(event.currentTarget.value))}
      />
      {deleting.error && <Notice kind="error">{failureWords(t, deleting.error)}</Notice>}
    </Confirmation>
  );
}
