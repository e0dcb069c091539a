import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Project } from '#contract/projects.ts';
import { storedStringsQuery } from '../../../data/queries/stored-strings.ts';
import type { Draft } from '../draft/draft.ts';
import type { ImportTarget } from '../draft/import-target.ts';
import { mayUpdate, planSectionUpdate } from './planned-update.ts';

/** Whether a file updates the strings of a section, or its strings are added at the end. */
export type Mode = 'update' | 'append';

const NONE: ReadonlySet<number> = new Set();

/**
 * Plans an update of a section from a draft of one file, with strings matched by key or time. `isHere`: nothing was imported
 * into the section yet; only then its strings are loaded.
 */
export function useUpdate(project: Project, section: ImportTarget, draft: Draft, isHere: boolean) {
  const [mode, setMode] = useState<Mode>('update');
  const [selected, setSelected] = useState({ source: 0, ids: NONE });
  const wanted = draft.filter(({ isSkipped }) => !isSkipped);
  const one = isHere && wanted.length === 1 ? wanted[0] : undefined;
  const isSeveral = isHere && wanted.length > 1 && wanted.some((one) => mayUpdate(section, one));
  const may = one !== undefined && mayUpdate(section, one);
  const { data, isFetching, isError, refetch } = useQuery({
    ...storedStringsQuery(project.id, section.id ?? 0),
    enabled: may,
  });
  const planned = useMemo(
    () => (may && data && one ? planSectionUpdate(section, data, one) : undefined),
    [may, data, one, section],
  );
  const missing = useMemo(
    () => new Set(planned?.rows.missing.flatMap((row) => (row.kind === 'missing' ? row.stored.id : []))),
    [planned],
  );
  // A selection made for one file does not apply to the next.
  const ids = selected.source === one?.source ? selected.ids : NONE;
  const remove = useMemo(() => new Set([...ids].filter((id) => missing.has(id))), [ids, missing]);
  return {
    mode,
    setMode,
    planned,
    one,
    /** Whether several files could update the section; then none does. */
    isSeveral,
    /** The ids of strings that the file lacks and that will be deleted. */
    remove,
    setRemove: (ids: ReadonlySet<number>) => setSelected({ source: one?.source ?? 0, ids }),
    isAsking: may && isFetching,
    isFailed: may && isError,
    refresh: () => void refetch(),
    /** Whether the import updates the section. */
    isOn: mode === 'update' && planned !== undefined,
  };
}

export type Update = ReturnType<typeof useUpdate>;
