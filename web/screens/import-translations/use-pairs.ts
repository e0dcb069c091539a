// biome-ignore lint/style/noRestrictedImports: it reads texts and stores nothing.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Section } from '#contract/texts/sections.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import type { TranslationsType } from '#domain/files/imports/import-translations.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { sharedFamilyOf } from '#domain/formats/model/format.ts';
import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { canImportIntoProject } from '#domain/texts/sections/section-types.ts';
import { isLong } from '../../features/files/import-shared/long-text.ts';
import {
  EMPTY_TEXT,
  type PairedTexts,
  type TranslationsText,
  withoutText,
  withTexts,
} from '../../features/files/import-shared/pair-texts.ts';
import { whyNotPasted } from '../../features/files/import-shared/read-file.ts';
import { storedTable } from '../../features/files/import-shared/stored-table.ts';
import { useReader } from '../../features/files/import-shared/use-reader.ts';
import { fetchStrings } from './fetch-strings.ts';

/** The texts to be paired, and how. */
type Paste = {
  type: TranslationsType;
  texts: readonly TranslationsText[];
  escapesBreaks: boolean;
  loadsSame: boolean;
};
type Transformed = Paste & { strings: readonly TargetString[]; upload: PairedTexts };

/** The default format for translations of these sections. */
function typeFor(sections: readonly Section[]): TranslationsType {
  if (canImportIntoProject(sections)) return 'json';
  const [first] = sections;
  return first ? sharedFamilyOf(first.format) : 'text';
}

/** A file or pasted text that could not be read, and why. */
type Refused = { readonly from: File | number; readonly why: FileRefusal };

/** Of which project and for whom the texts are paired, and the types that are read. */
type Pairing = {
  language: string;
  project: number;
  viewer: Viewer;
  types: readonly TranslationsType[];
};

const sameTexts = (one: readonly TranslationsText[], other: readonly TranslationsText[]) =>
  one.length === other.length && one.every(({ content }, at) => content === other[at]?.content);

/**
 * The texts of an import, their options, and the pairs of the last transformation, for which strings are fetched anew and the
 * texts are read by a worker. `stale`: a text or an option has changed since.
 */
export function usePairs(sections: readonly Section[], { language, project, viewer, types }: Pairing) {
  const [type, setType] = useState<TranslationsType>(() => {
    const likely = typeFor(sections);
    return types.includes(likely) ? likely : (types[0] ?? likely);
  });
  const [texts, setTexts] = useState<readonly TranslationsText[]>([EMPTY_TEXT]);
  const [shownId, setShownId] = useState(EMPTY_TEXT.id);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [escapesBreaks, setEscapesBreaks] = useState(false);
  const [loadsSame, setLoadsSame] = useState(false);
  const wantsSame = useRef(loadsSame);
  const [skipsEmpty, setSkipsEmpty] = useState(false);
  const [transformed, setTransformed] = useState<Transformed>();
  const numbers = useRef(EMPTY_TEXT.id);
  const read = useReader();
  const working = useMutation({
    mutationFn: (work: () => Promise<Transformed | undefined>) => work(),
    onSuccess: (became) => {
      if (!became) return;
      // The option changed while this text was read.
      if (became.loadsSame !== wantsSame.current) pairAgain(became);
      else setTransformed(became);
    },
  });
  const shown = texts.find(({ id }) => id === shownId) ?? texts[0] ?? EMPTY_TEXT;

  const [first, ...others] = sections;
  const splitting = (others.length === 0 && first?.splitting) || null;
  const paired = async (paste: Paste, known?: readonly TargetString[]): Promise<Transformed> => {
    const strings = known ?? (await fetchStrings(sections));
    const { type, escapesBreaks, loadsSame } = paste;
    const texts = paste.texts.map(({ id, content }) => ({ id, content }));
    const table = first && others.length === 0 ? await storedTable(first) : undefined;
    const options = { escapesBreaks, language, splitting, loadsSame, table, project, viewer };
    return { ...paste, strings, upload: await read('pairTexts', { texts, type, strings, options }) };
  };

  /** Pairs texts that were read, with the current option. */
  const pairAgain = (read: Transformed) =>
    working.mutate(() => paired({ ...read, loadsSame: wantsSame.current }, read.strings));

  const stale =
    transformed !== undefined &&
    (transformed.type !== type ||
      !sameTexts(transformed.texts, texts) ||
      (type === 'text' && transformed.escapesBreaks !== escapesBreaks));
  const paste = { type, texts, escapesBreaks, loadsSame };
  const readFile = async (file: File, how: { encoding?: Encoding; isPlain?: boolean } = {}) => {
    const found = await read('readTranslations', { file, language, ...how });
    numbers.current++;
    if (found.ok)
      return {
        type: found.type,
        text: {
          id: numbers.current,
          file,
          encoding: found.encoding,
          isGuess: found.isGuess,
          hasLost: found.hasLost,
          content: found.text,
          isWhole: !isLong(found.text),
          isPlain: how.isPlain,
        },
      };
    const { ok: _ok, ...why } = found;
    setRefused((refused) => [...refused, { from: file, why }]);
    return undefined;
  };
  /** Reads files, detects their format by the first one, and transforms them. */
  const takeFiles = (
    files: readonly File[],
    {
      isInstead,
      types,
      isPlain = false,
    }: { isInstead: boolean; types: readonly TranslationsType[]; isPlain?: boolean },
    then: () => void,
  ) => {
    setRefused([]);
    const take = async () => {
      const found = (await Promise.all(files.map((file) => readFile(file, { isPlain })))).filter(
        (one) => one !== undefined,
      );
      const [one] = found;
      if (!one) return undefined;
      const added = found.map(({ text }) => text);
      const taken = {
        ...paste,
        type: types.includes(one.type) ? one.type : type,
        texts: withTexts(texts, added, isInstead),
      };
      setTexts(taken.texts);
      setType(taken.type);
      setShownId(one.text.id);
      return paired(taken);
    };
    working.mutate(take, { onSuccess: (became) => became && then() });
  };
  const setEncoding = (encoding: Encoding) => {
    const { file, id } = shown;
    if (!file) return;
    setRefused([]);
    working.mutate(async () => {
      const again = await readFile(file, { encoding, isPlain: shown.isPlain ?? false });
      if (!again) return undefined;
      const changed = texts.map((one) => (one.id === id ? { ...again.text, id } : one));
      setTexts(changed);
      return transformed && !stale ? paired({ ...paste, texts: changed }) : undefined;
    });
  };

  /** Pairs all texts, unless a pasted one is of a format that is not supported. */
  const transform = (all: readonly TranslationsText[], then: () => void) => {
    const unread = all.flatMap(({ id, content, file, isPlain }): Refused[] => {
      const why = file || isPlain ? undefined : whyNotPasted(content);
      return why ? [{ from: id, why }] : [];
    });
    setRefused(unread);
    if (unread.length > 0) return setTransformed(undefined);
    working.mutate(() => paired({ ...paste, texts: all }), { onSuccess: then });
  };
  /** Reads a refused text as plain text. */
  const readPlain = ({ from }: Refused, then: () => void) => {
    if (from instanceof File)
      return takeFiles([from], { isInstead: true, types: ['text'], isPlain: true }, then);
    const changed = texts.map((one) => (one.id === from ? { ...one, isPlain: true } : one));
    setTexts(changed);
    transform(changed, then);
  };

  const begin = () => {
    setTexts([EMPTY_TEXT]);
    setRefused([]);
    setTransformed(undefined);
    working.reset();
  };
  return {
    type,
    setType,
    texts,
    shown,
    show: setShownId,
    refused,
    setContent: (content: string) =>
      setTexts(
        texts.map((one) =>
          one.id === shown.id ? { ...one, content, isPlain: one.content !== '' && one.isPlain } : one,
        ),
      ),
    /** Replaces the shown text by one that is too long to be edited here, and transforms it at once. */
    takeLong: (content: string, then: () => void) => {
      const long = { id: shown.id, content, isWhole: false };
      const changed = texts.map((one) => (one.id === shown.id ? long : one));
      setTexts(changed);
      transform(changed, then);
    },
    takeFiles,
    setEncoding,
    remove: (id: number) => {
      setTexts(withoutText(texts, id));
      setRefused(refused.filter(({ from }) => from !== id));
    },
    isBegun: texts.some(({ content }) => content !== ''),
    escapesBreaks,
    setEscapesBreaks,
    loadsSame,
    setLoadsSame: (loadsSame: boolean) => {
      setLoadsSame(loadsSame);
      wantsSame.current = loadsSame;
      if (transformed && !working.isPending) pairAgain(transformed);
    },
    skipsEmpty,
    setSkipsEmpty,
    upload: transformed?.upload,
    stale,
    transform: (then: () => void) => transform(texts, then),
    readPlain,
    isTransforming: working.isPending,
    error: working.error,
    begin,
  };
}

/** The texts of an import with the actions on them. */
export type Pairs = ReturnType<typeof usePairs>;
