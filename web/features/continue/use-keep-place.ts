import { useEffect } from 'react';
import { useMe } from '../../data/session/session.ts';
import { keepPlace } from './kept-places.ts';

type Chosen = { id: number; section_id: number };

/** Keeps in this browser which string its user has chosen in a project, and among which sections. */
export function useKeepPlace(project: number, list: string, chosen: Chosen | undefined): void {
  const user = useMe()?.id;
  const { id: string, section_id: section } = chosen ?? {};
  useEffect(() => {
    if (user === undefined || string === undefined || section === undefined) return;
    keepPlace(user, project, { list, section, string, at: Date.now() });
  }, [user, project, list, string, section]);
}
