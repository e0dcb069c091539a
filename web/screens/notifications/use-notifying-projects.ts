import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { projectQuery } from '../../data/queries/projects.ts';

type Named = Pick<NonNullable<Notification['project']>, 'id' | 'name'>;

/** The projects of the notifications that have been shown, and the chosen one, by name. */
export function useNotifyingProjects(items: readonly Notification[], chosen: number | undefined): Named[] {
  const [known] = useState(() => new Map<number, Named>());
  for (const { project } of items) if (project) known.set(project.id, project);
  const { data } = useQuery({
    ...projectQuery(chosen ?? 0),
    enabled: chosen !== undefined && !known.has(chosen),
  });
  if (data) known.set(data.id, data);
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
