import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { useMe } from '../../data/session/session.ts';

type Props = { text: string; fullWidth?: boolean };

/** A link to the form of a new project, hidden for users who may not create one (projects.8). */
export function CreateProjectButton({ text, fullWidth = false }: Props) {
  const me = useMe();
  if (me && isRestricted(me.limitations, 'creatingProjects')) return null;
  return (
    <Button
      variant="filled"
      size="md"
      fullWidth={fullWidth}
      leftSection={<IconPlus size={16} stroke={1.75} />}
      renderRoot={(props) => <Link to="/create" {...props} />}
    >
      {text}
    </Button>
  );
}
