import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { storedStringsQuery } from '../../../data/queries/stored-strings.ts';
import type { Draft } from '../import-source/draft/draft.ts';
import { type Matched, planMatched, toMatch } from './planned-update.ts';
import { useMatched } from './use-matched.ts';

const NONE: ReadonlySet<number> = new Set();

/** Plans an update of a section from a draft of one text. */
export function useUpdate(project: Project, section: Section, draft: Draft) {
  const [selected, setSelected] = useState({ source: 0, ids: NONE });
  const one = draft[0];
  const { data, isFetching, isError, refetch } = useQuery({
    ...storedStringsQuery(project.id, section.id),
    enabled: one !== undefined,
  });
  const { format } = section;
  const { source_lang } = project;
  const given = useMemo(
    () => (data && one ? toMatch({ format }, data, one, { source_lang }) : undefined),
    [data, one, format, source_lang],
  );
  const matching = useMatched(section, given);
  const { matched } = matching;
  const corrections = useCorrections(matched);
  const planned = useMemo(
    () => matched && planMatched(matched, corrections.corrections),
    [matched, corrections.corrections],
  );
  const missing = useMemo(
    () => new Set(planned?.rows.missing.flatMap((row) => (row.kind === 'missing' ? row.stored.id : []))),
    [planned],
  );
  // A selection made for one file does not apply to the next.
  const ids = selected.source === one?.source ? selected.ids : NONE;
  const remove = useMemo(() => new Set([...ids].filter((id) => missing.has(id))), [ids, missing]);
  return {
    planned,
    corrections,
    one,
    /** Whether the file and the section have nothing by which they could be matched. */
    isUnlike: one !== undefined && data !== undefined && given === undefined,
    /** The ids of strings that the file lacks and that will be deleted. */
    remove,
    setRemove: (ids: ReadonlySet<number>) => setSelected({ source: one?.source ?? 0, ids }),
    /** How the file is matched with the section, which takes some time. */
    matching,
    isAsking: one !== undefined && isFetching,
    isFailed: one !== undefined && (isError || matching.error !== undefined),
    refresh: () => {
      if (matching.error) matching.again();
      else void refetch();
    },
  };
}

export type Update = ReturnType<typeof useUpdate>;

/** A corrected pair, in the form of the call: the index of a string of the file, and the id of its match; null for none. */
type CorrectedPair = { readonly nth: number; readonly id: number | null };

const UNCORRECTED: readonly CorrectedPair[] = [];

/** The pairs that the user has corrected (updates.6). They hold for one match of file and section. */
function useCorrections(matched: Matched | undefined) {
  const [corrected, setCorrected] = useState<{ of: Matched | undefined; pairs: readonly CorrectedPair[] }>({
    of: undefined,
    pairs: UNCORRECTED,
  });
  const pairs = corrected.of === matched ? corrected.pairs : UNCORRECTED;
  const corrections = useMemo(() => {
    const indexes = new Map(matched?.stored.map(({ id }, at) => [id, at]));
    return pairs.map(({ nth, id }) => ({ nth, at: id === null ? undefined : indexes.get(id) }));
  }, [matched, pairs]);
  return {
    pairs,
    corrections,
    /** Matches a string of the file with a stored one, or with none. */
    correct: (nth: number, id: number | null) => {
      const otherPairs = pairs.filter((pair) => pair.nth !== nth && (id === null || pair.id !== id));
      setCorrected({ of: matched, pairs: [...otherPairs, { nth, id }] });
    },
    discard: () => setCorrected({ of: matched, pairs: UNCORRECTED }),
  };
}
