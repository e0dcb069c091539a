import { useRef } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { withTabLock } from '../../../../data/drafts/tab-lock.ts';
import { useMe } from '../../../../data/session/session.ts';
import { newIdempotencyKey } from '../../../../data/wire/new-idempotency-key.ts';
import type { ImportTarget } from '../draft/import-target.ts';
import {
  forgetImport,
  type ImportPart,
  storeImport,
  storeProgress,
  type UnfinishedImport,
} from './stored-imports.ts';

/** Stores the running import of a page in this browser until it is finished. */
export function useStoredImport(project: Project, section: ImportTarget) {
  const me = useMe();
  const known = useRef<UnfinishedImport>(undefined);
  const change = (changed: Pick<UnfinishedImport, 'places' | 'left'>): UnfinishedImport => {
    const { id, name, stats } = section;
    const into = id === undefined ? undefined : { section: id, strings: stats.strings_amount };
    known.current ??= {
      id: newIdempotencyKey(),
      user: me?.id ?? 0,
      project: project.id,
      name,
      into,
      ...changed,
    };
    known.current = { ...known.current, ...changed };
    return known.current;
  };
  return {
    /** Resumes a stored import. */
    resume: (kept: UnfinishedImport) => {
      known.current = kept;
    },
    /** Runs the import of these parts, stored from before its first call until it is finished. */
    run: async <Sent extends { readonly isDone: boolean }>(
      { places, parts }: { places: readonly number[]; parts: readonly ImportPart[] },
      send: () => Promise<Sent>,
    ): Promise<Sent> => {
      // A single section is stored whole or not at all, so there is nothing to resume.
      if (places.length + parts.length < 2) return send();
      const stored = change({ places, left: parts.length });
      // Other tabs don't offer to resume it while it runs here.
      return withTabLock(stored.id, async () => {
        await storeImport(stored, parts);
        const sent = await send();
        if (sent.isDone) await forgetImport(stored.id);
        return sent;
      });
    },
    /** Stores the progress. */
    moveOn: async (places: readonly number[], left: number) => {
      if (known.current) await storeProgress(change({ places, left }));
    },
  };
}
