import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import type { Project } from '#contract/projects/projects.ts';
import { dateAt, daysLeft, isDate, mayBeAssigned } from '#domain/projects/assignments/assignments.ts';
import { projectWithMembersQuery } from '../../../data/queries/projects.ts';
import { useRoles } from '../../../data/queries/roles.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './Assignments.module.css';

type Props = {
  project: Project;
  /** The ids of the members whom it is assigned to. */
  assigned: readonly number[];
  busy: boolean;
  onAssign: (wanted: { user: UserName; deadline: string | null }, onDone: () => void) => void;
};

/** Names of members that are listed at a time. */
const LISTED = 30;

/** Chooses a member who translates by a part of the name, and a deadline. */
export function AssignForm({ project, assigned, busy, onAssign }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useQuery(projectWithMembersQuery(project.id));
  const roles = useRoles(project.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [deadline, setDeadline] = useState('');
  const members = (data?.members ?? []).filter(
    ({ user, role_id }) =>
      !assigned.includes(user.id) && mayBeAssigned(roles.find(({ id }) => id === role_id)),
  );
  const user = members.find((member) => String(member.user.id) === chosen)?.user;
  const isPast = isDate(deadline) && daysLeft(deadline, Date.now()) < 0;
  const assign = (event: FormEvent) => {
    event.preventDefault();
    if (!user) field.current?.focus();
    if (!user || isPast || busy) return;
    onAssign({ user, deadline: isDate(deadline) ? deadline : null }, () => {
      setChosen(null);
      setDeadline('');
      field.current?.focus();
    });
  };
  return (
    <form className={`grid gap-8 align-end ${classes.form}`} onSubmit={assign} noValidate>
      <Select
        ref={field}
        size="sm"
        label={t('assignments.member')}
        searchable
        openOnFocus={false}
        limit={LISTED}
        selectFirstOptionOnChange
        nothingFoundMessage={t('assignments.noMember')}
        data={members.map(({ user: { id, username } }) => ({ value: String(id), label: username }))}
        renderOption={({ option: { label } }) => (
          <span className="row row-inline gap-8 min-width-0">
            <Avatar username={label} size={20} />
            <span className="breaks">{label}</span>
          </span>
        )}
        value={user ? chosen : null}
        onChange={setChosen}
        data-autofocus
      />
      <TextInput
        type="date"
        size="sm"
        label={t('assignments.deadline')}
        min={dateAt(Date.now())}
        value={deadline}
        error={isPast && t('assignments.past')}
        onChange={(event) => setDeadline(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={busy}>
        {t('assignments.add')}
      </Button>
    </form>
  );
}
