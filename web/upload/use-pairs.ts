import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { Section } from '#contract/sections.ts';
import type { Encoding } from '#domain/formats/encodings.ts';
import { isSubtitles } from '#domain/formats/format.ts';
import { takesUploads } from '#domain/section-types.ts';
import { type UploadString, type UploadType, uploadTypeOf } from '#domain/upload-pairs.ts';
import type { FileRefusal } from '../paste/read-file.ts';
import { stringsOf } from './strings-of.ts';
import { EMPTY, type PairText, pairTexts, withoutText, withTexts } from './texts.ts';

type Paste = { type: UploadType; texts: readonly PairText[]; escapesBreaks: boolean };
type Transformed = Paste & { strings: readonly UploadString[] };

/** What translations of these sections are most likely read as. */
function typeFor(sections: readonly Section[]): UploadType {
  if (takesUploads(sections)) return 'json';
  const [first] = sections;
  return first && isSubtitles(first.format) ? 'subtitles' : 'text';
}

const sameTexts = (one: readonly PairText[], other: readonly PairText[]) =>
  one.length === other.length && one.every(({ content }, at) => content === other[at]?.content);

/**
 * What is pasted or came in files, how it is to be read, and what became of it when it was last transformed: then the
 * strings are asked for anew, so that what is there already is known. `stale` once a text or the way of reading differs
 * from that.
 */
export function usePairs(sections: readonly Section[]) {
  const [type, setType] = useState<UploadType>(() => typeFor(sections));
  const [texts, setTexts] = useState<readonly PairText[]>([EMPTY]);
  const [shownId, show] = useState(EMPTY.id);
  const [refused, setRefused] = useState<readonly { name: string; kind: FileRefusal }[]>([]);
  const [escapesBreaks, setEscapesBreaks] = useState(false);
  const [loadsSame, setLoadsSame] = useState(false);
  const [skipsEmpty, setSkipsEmpty] = useState(false);
  const [transformed, setTransformed] = useState<Transformed>();
  const numbers = useRef(EMPTY.id);
  const transforming = useMutation({
    mutationFn: async (paste: Paste) => ({ ...paste, strings: await stringsOf(sections) }),
    onSuccess: setTransformed,
  });
  const shown = texts.find(({ id }) => id === shownId) ?? texts[0] ?? EMPTY;

  const [first, ...others] = sections;
  const splitting = (others.length === 0 && first?.splitting) || null;
  const upload = useMemo(() => {
    if (!transformed) return undefined;
    const { type, texts, strings, escapesBreaks } = transformed;
    return pairTexts(texts, type, strings, { escapesBreaks, splitting, loadsSame });
  }, [transformed, splitting, loadsSame]);

  const stale =
    transformed !== undefined &&
    (transformed.type !== type ||
      !sameTexts(transformed.texts, texts) ||
      (type === 'text' && transformed.escapesBreaks !== escapesBreaks));
  const transform = (paste: Paste, then: () => void) => transforming.mutate(paste, { onSuccess: then });

  const read = async (file: File, encoding?: Encoding): Promise<PairText | undefined> => {
    const { textOfFile } = await import('../paste/read-file.ts');
    const read = await textOfFile(file, encoding);
    numbers.current++;
    if (read.ok) return { id: numbers.current, file, encoding: read.encoding, content: read.text };
    setRefused((refused) => [...refused, { name: file.name, kind: read.kind }]);
    return undefined;
  };
  /** Reads files, tells by the first what they are, and transforms them. */
  const takeFiles = async (
    files: readonly File[],
    { isInstead, types }: { isInstead: boolean; types: readonly UploadType[] },
    then: () => void,
  ) => {
    setRefused([]);
    const added = (await Promise.all(files.map((file) => read(file)))).filter((one) => one !== undefined);
    const [one] = added;
    if (!one) return;
    const found = uploadTypeOf(one.content, one.file?.name);
    const paste = {
      type: types.includes(found) ? found : type,
      texts: withTexts(texts, added, isInstead),
      escapesBreaks,
    };
    setTexts(paste.texts);
    setType(paste.type);
    show(one.id);
    transform(paste, then);
  };
  const setEncoding = async (encoding: Encoding) => {
    const again = shown.file && (await read(shown.file, encoding));
    if (!again) return;
    const changed = texts.map((one) => (one.id === shown.id ? { ...again, id: shown.id } : one));
    setTexts(changed);
    if (transformed && !stale) transform({ type, texts: changed, escapesBreaks }, () => {});
  };

  const begin = () => {
    setTexts([EMPTY]);
    setRefused([]);
    setTransformed(undefined);
    transforming.reset();
  };
  return {
    type,
    setType,
    texts,
    shown,
    show,
    refused,
    setContent: (content: string) =>
      setTexts(texts.map((one) => (one.id === shown.id ? { ...one, content } : one))),
    takeFiles,
    setEncoding,
    remove: (id: number) => setTexts(withoutText(texts, id)),
    isBegun: texts.some(({ content }) => content !== ''),
    escapesBreaks,
    setEscapesBreaks,
    loadsSame,
    setLoadsSame,
    skipsEmpty,
    setSkipsEmpty,
    upload,
    stale,
    transform: (then: () => void) => transform({ type, texts, escapesBreaks }, then),
    isTransforming: transforming.isPending,
    error: transforming.error,
    begin,
  };
}

/** What is to be uploaded, and what is done with it. */
export type Pairs = ReturnType<typeof usePairs>;
