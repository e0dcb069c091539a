import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import type { Project } from '#contract/projects/projects.ts';
import { isManager, type Role } from '#domain/core/access/roles.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { Picker } from '../../../ui/frame/Picker.tsx';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { useGrantRole } from './member-mutations.ts';
import classes from './RoleChoice.module.css';

type Props = { project: Project; user: UserName; role: Role; grantable: readonly Role[] };

/** Changes a member's role. Making someone a manager, or no longer one, needs a confirmation. */
export function RoleChoice({ project, user: { id, username }, role, grantable }: Props) {
  const { t } = useTranslation();
  const container = useRef<HTMLSpanElement>(null);
  const [toConfirm, setToConfirm] = useState<Role>();
  const granting = useGrantRole(project);
  const nameOf = ({ name }: Role) => roleWords(t, name);
  const grant = (next: Role) =>
    granting.mutate(
      { user: id, role_id: next.id },
      {
        onSuccess: () => announce(t('members.roleOf', { username, role: nameOf(next) })),
        onSettled: () => setToConfirm(undefined),
      },
    );
  // The row moves to the group of its new role, and its button loses the focus.
  const shown = useRef(role.id);
  useEffect(() => {
    if (shown.current === role.id) return;
    shown.current = role.id;
    if (document.activeElement === document.body) container.current?.querySelector('button')?.focus();
  }, [role.id]);
  const choose = (value: string) => {
    const next = grantable.find(({ id }) => String(id) === value);
    if (!next || next.id === role.id || granting.isPending) return;
    if (isManager(next) === isManager(role)) grant(next);
    else setToConfirm(next);
  };
  return (
    <span ref={container} className={classes.place}>
      <Picker
        value={String(role.id)}
        options={grantable.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        onChoose={choose}
        button={
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            className={classes.button}
            rightSection={<IconChevronDown size={14} stroke={1.75} />}
            aria-label={t('members.roleOf', { username, role: nameOf(role) })}
            aria-busy={granting.isPending}
          >
            {nameOf(role)}
          </Button>
        }
      />
      {toConfirm && (
        <Confirmation
          title={t('members.grant.title', { username, role: nameOf(toConfirm) })}
          confirmLabel={t('members.grant.confirm')}
          busy={granting.isPending}
          onConfirm={() => grant(toConfirm)}
          onClose={() => {
            setToConfirm(undefined);
            container.current?.querySelector('button')?.focus();
          }}
        >
          {t(isManager(toConfirm) ? 'members.grant.gives' : 'members.grant.takes', { username })}
        </Confirmation>
      )}
    </span>
  );
}
