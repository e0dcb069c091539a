import { Button, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { canBeDefault, isFixedRole, mayEditRole, type Role } from '#domain/core/access/roles.ts';
import { CAPS } from '#domain/core/limits.ts';
import { roleIn } from '../../../data/access/access.ts';
import { useRoles } from '../../../data/queries/roles.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { RoleLine } from './RoleLine.tsx';
import classes from './Roles.module.css';
import { useDefaultRole, useMoveRole } from './role-mutations.ts';

/** The roles of a project and the role of newcomers, to create, change, move and delete custom ones (members.35). */
export function RolesTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const [editing, setEditing] = useState<Role | 'new'>();
  const [deleting, setDeleting] = useState<Role>();
  const roles = useRoles(project.id);
  const ownRole = roleIn(project);
  const moving = useMoveRole(project.id);
  const setting = useDefaultRole(project.id);
  const move = (role: Role, above: Role | undefined) =>
    above &&
    moving.mutate(
      { role: role.id, after_role_id: above.id },
      {
        onSuccess: () => announce(t('roles.moved', { role: role.name, above: roleWords(t, above.name) })),
      },
    );
  const choosable = roles.filter(
    (role) => role.id === project.default_role_id || (canBeDefault(role) && mayEditRole(ownRole, role)),
  );
  const customs = roles.filter((role) => !isFixedRole(role)).length;
  return (
    <section className={`grid gap-12 items-start padding-top-24 ${classes.tab}`}>
      <h2 ref={head} tabIndex={-1}>
        {t('roles.title')}
        <HelpLink topic="roles" />
      </h2>
      <p className="ui-13 ink-2">{t('roles.text')}</p>
      <NativeSelect
        size="sm"
        className={classes.newcomers}
        label={t('roles.newcomers')}
        description={t('roles.newcomersHint')}
        data={choosable.map(({ id, name }) => ({ value: String(id), label: roleWords(t, name) }))}
        value={String(project.default_role_id)}
        disabled={setting.isPending}
        onChange={(event) => {
          const chosen = roles.find(({ id }) => String(id) === event.currentTarget.value);
          if (chosen)
            setting.mutate(chosen.id, {
              onSuccess: () => announce(t('roles.newcomersSaved', { role: roleWords(t, chosen.name) })),
            });
        }}
      />
      <ul className={classes.list} aria-label={t('roles.list')}>
        {roles.map((role, at) => (
          <RoleLine
            key={role.id}
            role={role}
            isEditable={!isFixedRole(role) && mayEditRole(ownRole, role)}
            isMoving={moving.isPending}
            onEdit={() => setEditing(role)}
            onDelete={() => setDeleting(role)}
            // Below the owner's role there is no place above.
            onUp={at > 1 ? () => move(role, roles[at - 2]) : undefined}
            onDown={at < roles.length - 1 ? () => move(role, roles[at + 1]) : undefined}
          />
        ))}
      </ul>
      {customs < CAPS.rolesPerProject && (
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          {t('roles.add')}
        </Button>
      )}
      {editing && (
        <RoleDialog
          project={project}
          role={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteRoleDialog
          project={project}
          role={deleting}
          roles={roles}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => head.current?.focus()}
        />
      )}
    </section>
  );
}
