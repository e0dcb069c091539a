import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Section } from '#contract/sections.ts';
import { takesUploads } from '#domain/section-types.ts';
import { parseUpload, type UploadString, type UploadType } from '#domain/upload-pairs.ts';
import { stringsOf } from './strings-of.ts';

type Paste = { type: UploadType; content: string; escapesBreaks: boolean };
type Transformed = Paste & { strings: readonly UploadString[] };

/**
 * What is pasted, how it is to be read, and what became of it when it was last transformed: then the strings are asked
 * for anew, so that what is there already is known. `stale` once the paste or the way of reading differs from that.
 */
export function usePairs(sections: readonly Section[]) {
  const [type, setType] = useState<UploadType>(takesUploads(sections) ? 'json' : 'text');
  const [content, setContent] = useState('');
  const [escapesBreaks, setEscapesBreaks] = useState(false);
  const [loadsSame, setLoadsSame] = useState(false);
  const [skipsEmpty, setSkipsEmpty] = useState(false);
  const [transformed, setTransformed] = useState<Transformed>();
  const transforming = useMutation({
    mutationFn: async (paste: Paste) => ({ ...paste, strings: await stringsOf(sections) }),
    onSuccess: setTransformed,
  });

  const [first, ...others] = sections;
  const splitting = (others.length === 0 && first?.splitting) || null;
  const upload = useMemo(() => {
    if (!transformed) return undefined;
    const { type, content, strings, escapesBreaks } = transformed;
    return parseUpload(type, content, strings, { escapesBreaks, splitting, loadsSame });
  }, [transformed, splitting, loadsSame]);

  const stale =
    transformed !== undefined &&
    (transformed.content !== content ||
      transformed.type !== type ||
      (type === 'text' && transformed.escapesBreaks !== escapesBreaks));
  const begin = () => {
    setContent('');
    setTransformed(undefined);
    transforming.reset();
  };
  return {
    type,
    setType,
    content,
    setContent,
    escapesBreaks,
    setEscapesBreaks,
    loadsSame,
    setLoadsSame,
    skipsEmpty,
    setSkipsEmpty,
    upload,
    stale,
    transform: (then: () => void) =>
      transforming.mutate({ type, content, escapesBreaks }, { onSuccess: then }),
    isTransforming: transforming.isPending,
    error: transforming.error,
    begin,
  };
}

export type Pairing = ReturnType<typeof usePairs>;
