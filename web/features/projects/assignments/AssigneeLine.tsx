import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '#contract/projects/assignments.ts';
import { dateAt, daysLeft, isDate } from '#domain/projects/assignments/assignments.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './Assignments.module.css';

type Props = {
  assignment: Assignment;
  busy: boolean;
  onDeadline: (deadline: string | null) => void;
  onRemove: () => void;
};

/** A member in the dialog, whose deadline is saved when its field is left or Enter is pressed. */
export function AssigneeLine({ assignment: { user, deadline }, busy, onDeadline, onRemove }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? deadline ?? '';
  const isPast = typed !== undefined && isDate(typed) && daysLeft(typed, Date.now()) < 0;
  const save = () => {
    if (typed === undefined || isPast) return;
    const newDeadline = isDate(typed) ? typed : null;
    if (newDeadline !== deadline) onDeadline(newDeadline);
    setTyped(undefined);
  };
  return (
    <li className={`grid gap-8 align-center ${classes.person}`}>
      <Avatar username={user.username} size={24} />
      <span className="breaks">{user.username}</span>
      <TextInput
        className={classes.date}
        type="date"
        size="sm"
        aria-label={t('assignments.deadlineOf', user)}
        min={dateAt(Date.now())}
        value={shown}
        error={isPast && t('assignments.past')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('assignments.remove', user)}
        disabled={busy}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}
