import { useEffect } from 'react';
import { useMe } from '../../../data/session/session.ts';
import { editorPositions } from './stored-positions.ts';

type Chosen = { id: number; section_id: number };

/** Stores the selected string and the open sections of a project in this browser. */
export function useStorePosition(project: number, list: string, chosen: Chosen | undefined): void {
  const user = useMe()?.id;
  const { id: string, section_id: section } = chosen ?? {};
  useEffect(() => {
    if (user === undefined || string === undefined || section === undefined) return;
    editorPositions.store(user, project, { list, section, string, at: Date.now() });
  }, [user, project, list, string, section]);
}
