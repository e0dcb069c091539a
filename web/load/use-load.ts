import { useMemo, useState } from 'react';
import { type Load, parseLoad } from '#domain/loading.ts';
import type { SectionType } from '#domain/section-types.ts';
import type { Splitting } from '#domain/splitting.ts';
import { rowsOf } from './rows.ts';

type Transformed = { load: Load; content: string; splitting: Splitting };

/**
 * What is pasted, how it is to be read, and what became of it when it was last transformed; `stale` once the paste or
 * the choice differs from that. `existing`: strings that the section has already.
 */
export function useLoad(existing: number) {
  const [type, setType] = useState<SectionType>('text');
  const [splitting, setSplitting] = useState<Splitting>('lines');
  const [content, setContent] = useState('');
  const [transformed, setTransformed] = useState<Transformed>();
  const load = transformed?.load;
  const rows = useMemo(() => (load ? rowsOf(load) : []), [load]);

  const stale =
    transformed !== undefined &&
    (transformed.content !== content ||
      transformed.load.readAs !== type ||
      (type === 'text' && transformed.splitting !== splitting));
  const transform = () => {
    const load = parseLoad(type, content, { splitting, existing });
    // A list pasted as JSON is known for what it is (SPEC §4).
    setType(load.readAs);
    setTransformed({ load, content, splitting });
  };
  return { type, setType, splitting, setSplitting, content, setContent, load, rows, stale, transform };
}

export type Loading = ReturnType<typeof useLoad>;
