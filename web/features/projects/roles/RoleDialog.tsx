import { Button, Checkbox, Group, Modal, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { createRole, editRole } from '#contract/projects/roles.routes.ts';
import {
  isOwnerOnlyRole,
  mayEditRole,
  ROLE_PERMISSIONS,
  type Role,
  type RolePermission,
} from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotRoleName } from '#domain/core/names/display-names.ts';
import { roleIn } from '../../../data/access/access.ts';
import { call } from '../../../data/wire/call.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshRoles } from './role-mutations.ts';

type Props = {
  project: Project;
  /** The role to change; undefined for a new one. */
  role: Role | undefined;
  onClose: () => void;
};

type Draft = { name: string; permissions: string[] };

/** Creates a custom role, or changes its name and permissions (members.30). */
export function RoleDialog({ project, role, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const refresh = useRefreshRoles();
  const ownRole = roleIn(project);
  const { form, submit, general, button } = useSubmitForm({
    initial: { name: role?.name ?? '', permissions: [...(role?.permissions ?? ['can_translate'])] } as Draft,
    name: 'role',
    bounds: { name: LIMITS.roleName },
    whyNot: ({ name }) => ({ name: whyNotRoleName(name.trim()) }),
    send: ({ name, permissions }) => {
      const body = { name, permissions: ROLE_PERMISSIONS.filter((one) => permissions.includes(one)) };
      const params = { project: project.id };
      return role
        ? call(editRole, { params: { ...params, role: role.id }, body })
        : call(createRole, { params, body });
    },
    done: async ({ name }) => {
      await refresh();
      void showSuccessToast(t(role ? 'roles.saved' : 'roles.created', { role: name }));
      onClose();
    },
  });
  /** Why the user can't give a permission; undefined if they can. */
  const whyNot = (permission: RolePermission) => {
    const role = { permissions: [permission] };
    if (mayEditRole(ownRole, role)) return undefined;
    return t(isOwnerOnlyRole(role) ? 'roles.cannotGive' : 'roles.lacking');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={role ? t('roles.editOf', { role: role.name }) : t('roles.add')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('roles.name')}
          maxLength={LIMITS.roleName.max}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={t('roles.may')} {...form.getInputProps('permissions')}>
          <div className="grid gap-8 margin-top-8">
            {ROLE_PERMISSIONS.map((permission) => {
              const why = whyNot(permission);
              return (
                <Checkbox
                  key={permission}
                  value={permission}
                  label={t(`roles.permission.${permission}`)}
                  description={why}
                  disabled={why !== undefined}
                />
              );
            })}
          </div>
        </Checkbox.Group>
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button {...button} variant="filled">
            {t(role ? 'roles.save' : 'roles.create')}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
