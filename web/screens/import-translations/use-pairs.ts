// biome-ignore lint/style/noRestrictedImports: it reads texts and stores nothing.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { previewTranslations } from '#contract/files/previews.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import type { TranslationsType } from '#domain/files/imports/translation-pairs.ts';
import type { PairedTexts } from '#domain/files/previews/pair-texts.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { sharedFamilyOf } from '#domain/formats/model/format.ts';
import { canImportIntoProject } from '#domain/texts/sections/section-types.ts';
import { nameOf, usePreview } from '../../features/files/import-shared/use-preview.ts';
import { EMPTY_TEXT, type TranslationsText, withoutText, withTexts } from './texts.ts';

/** The texts to be paired, and how. */
type Paste = {
  type: TranslationsType;
  texts: readonly TranslationsText[];
  escapesBreaks: boolean;
  loadsSame: boolean;
};
type Transformed = Paste & { upload: PairedTexts };

/** The default format for translations of these sections. */
function typeFor(sections: readonly Section[]): TranslationsType {
  if (canImportIntoProject(sections)) return 'json';
  const [first] = sections;
  return first ? sharedFamilyOf(first.format) : 'text';
}

/** The file of a text whose bytes are read; not of one that was edited here. */
const fileOf = ({ file, isEdited }: TranslationsText): File | undefined => (isEdited ? undefined : file);

/** A file or pasted text that could not be read, and why. */
type Refused = { readonly from: File | number; readonly why: FileRefusal };

/** Of which project the texts are paired, and the types that are read. */
type Pairing = {
  project: number;
  types: readonly TranslationsType[];
};

const sameTexts = (one: readonly TranslationsText[], other: readonly TranslationsText[]) =>
  one.length === other.length && one.every(({ content }, at) => content === other[at]?.content);

/**
 * The texts of an import, their options, and the pairs of the last transformation, which the service makes. `stale`: a
 * text or an option has changed since.
 */
export function usePairs(sections: readonly Section[], { project, types }: Pairing) {
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
  const ask = usePreview();
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

  /**
   * Pairs texts, of which those of `fresh` may tell the type. Files that can't be read are left out; of pasted text
   * nothing is paired then. `isAgain`: they were read before, and those of the page may have changed since.
   */
  const paired = async (
    paste: Paste,
    { fresh = [], isAgain = false }: { fresh?: readonly number[]; isAgain?: boolean } = {},
  ): Promise<Transformed | undefined> => {
    const bodies = paste.texts.map((one) => fileOf(one) ?? new Blob([one.content]));
    const asked = paste.texts.map((one, at) => {
      const file = fileOf(one);
      return {
        bytes: bodies[at]?.size,
        // What was guessed is guessed again, and still shown as a guess.
        ...(file && { name: nameOf(file), encoding: one.isGuess ? undefined : one.encoding }),
        ...((one.isPlain || (one.file && !file)) && { isPlain: true }),
        ...(fresh.includes(one.id) && { isDetected: true }),
      };
    });
    const upload = await ask(previewTranslations, {
      params: { project },
      query: {
        section: others.length === 0 && first ? first.id : undefined,
        type: paste.type,
        detects: JSON.stringify(types),
        escapes_breaks: paste.escapesBreaks ? 'true' : 'false',
        load_same: paste.loadsSame ? 'true' : 'false',
      },
      body: new Blob([JSON.stringify({ texts: asked }), '\n', ...bodies]),
    });
    const refused: Refused[] = [];
    const read = paste.texts.flatMap((one, at) => {
      const uploaded = upload.texts[at];
      if (!uploaded?.ok) {
        if (uploaded) refused.push({ from: fileOf(one) ?? one.id, why: uploaded.why });
        return [];
      }
      const { encoding, isGuess, hasLost, content, isWhole } = uploaded;
      return [fileOf(one) ? { ...one, encoding, isGuess, hasLost, content, isWhole } : one];
    });
    if (!isAgain) setRefused(refused);
    const isPasteRefused = refused.some(({ from }) => typeof from === 'number');
    if (isPasteRefused) setTransformed(undefined);
    if (isPasteRefused || read.length === 0) return undefined;
    const { type } = upload;
    if (!isAgain) {
      setTexts(read);
      setType(type);
    }
    const idOf = (at: number) => paste.texts[at]?.id ?? at;
    const placed = <One extends { from: number }>(one: One): One => ({ ...one, from: idOf(one.from) });
    const { pairs, problems } = upload;
    return {
      ...paste,
      texts: read,
      type,
      upload: { ...upload, pairs: pairs.map(placed), problems: problems.map(placed) },
    };
  };

  /** Pairs texts that were read, with the current option. */
  const pairAgain = (read: Transformed) =>
    working.mutate(() => paired({ ...read, loadsSame: wantsSame.current }, { isAgain: true }));

  const stale =
    transformed !== undefined &&
    (transformed.type !== type ||
      !sameTexts(transformed.texts, texts) ||
      (type === 'text' && transformed.escapesBreaks !== escapesBreaks));
  const paste = { type, texts, escapesBreaks, loadsSame };
  /** Reads files, detects their format by the first one, and transforms them. */
  const takeFiles = (
    files: readonly File[],
    { isInstead, isPlain = false }: { isInstead: boolean; isPlain?: boolean },
    then: () => void,
  ) => {
    setRefused([]);
    const added = files.map((file): TranslationsText => {
      numbers.current++;
      return { id: numbers.current, file, content: '', isPlain };
    });
    const ids = added.map(({ id }) => id);
    const take = async () => {
      const became = await paired({ ...paste, texts: withTexts(texts, added, isInstead) }, { fresh: ids });
      const one = became?.texts.find(({ id }) => ids.includes(id));
      if (one) setShownId(one.id);
      return became;
    };
    working.mutate(take, { onSuccess: (became) => became && then() });
  };
  const setEncoding = (encoding: Encoding) => {
    const changed = texts.map((one) =>
      one.id === shown.id ? { ...one, encoding, isGuess: false, isEdited: false } : one,
    );
    working.mutate(() => paired({ ...paste, texts: changed }));
  };

  /** Pairs all texts, unless a pasted one is of a format that is not supported. */
  const transform = (all: readonly TranslationsText[], then: () => void) => {
    working.mutate(() => paired({ ...paste, texts: all }), { onSuccess: (became) => became && then() });
  };
  /** Reads a refused text as plain text. */
  const readPlain = ({ from }: Refused, then: () => void) => {
    if (from instanceof File) return takeFiles([from], { isInstead: true, isPlain: true }, then);
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
          one.id === shown.id
            ? { ...one, content, isEdited: true, isPlain: one.content !== '' && one.isPlain }
            : one,
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
