import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewSource } from '#contract/files/previews.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { SourceChoice } from '#domain/files/previews/source-choice.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { nameOf, usePreview } from '../../import-shared/use-preview.ts';
import { checkDraft, type ExistingSection } from './check-draft.ts';
import type { Draft } from './draft.ts';
import {
  emptySource,
  fileSource,
  isEmpty,
  isStale,
  type Source,
  withContent,
  withLongText,
} from './sources.ts';
import {
  EMPTY_STATE,
  nestedSources,
  withDraft,
  withFiles,
  withoutSource,
  withoutStored,
  withReadSource,
  withReplacedSource,
  withSource,
  withSources,
} from './texts-state.ts';

/**
 * The texts to be imported, read by the service into a draft that can be edited before it is stored. `section`: the one
 * into which they go, or whose name a new one gets. `here`: the existing one, while nothing was imported into it.
 * `isOneSection`: they are not split at headings.
 */
export function useImportTexts(
  { id: project, source_lang: lang }: Pick<Project, 'id' | 'source_lang'>,
  section: { readonly id: number | undefined; readonly name: string },
  here: ExistingSection | undefined,
  isOneSection = false,
) {
  const { t } = useTranslation();
  const ask = usePreview();
  const numbers = useRef(1);
  /** The last reading of each source: results of earlier ones are ignored. */
  const readings = useRef(new Map<number, number>());
  const [state, setState] = useState(EMPTY_STATE);
  const { sources, draft, past, readIn, shown } = state;
  const source = sources.find(({ id }) => id === shown) ?? emptySource(shown);
  const checked = useMemo(() => checkDraft(draft, here), [draft, here]);
  const names = {
    lang,
    here: section.name,
    isNew: here === undefined,
    front: t('importSource.front'),
    back: t('importSource.back'),
  };
  const set = (id: number, changed: Partial<Source>) => setState((state) => withSource(state, id, changed));

  type How = { choice?: SourceChoice; encoding?: Encoding | undefined };
  const readSource = async (source: Source, how: How, then?: () => void) => {
    const { id, file, content, isWhole, isPlain } = source;
    set(id, { isReading: true, error: undefined });
    numbers.current++;
    const reading = numbers.current;
    readings.current.set(id, reading);
    const isLate = () => readings.current.get(id) !== reading;
    // The text on the page is read, except for a file that is too long for it or gets another encoding.
    const isFromFile = file !== undefined && (!isWhole || content === '' || how.encoding !== undefined);
    try {
      const preview = await ask(previewSource, {
        params: { project },
        query: {
          section: section.id,
          name: isFromFile ? nameOf(file) : undefined,
          is_plain: isPlain || (file && !isFromFile) ? 'true' : 'false',
          is_one_section: isOneSection ? 'true' : 'false',
          came_in: isFromFile ? undefined : source.encoding,
          encoding: how.encoding,
          choice: how.choice && JSON.stringify(how.choice),
        },
        body: isFromFile ? file : new Blob([content]),
        isLate,
      });
      if (isLate()) return;
      // Pasted text is on the page, whatever its length.
      const became = preview.ok && !isFromFile ? { ...preview, content, isWhole } : preview;
      setState((state) => withReadSource(state, id, became, { reading, names, isFromFile }));
      if (became.ok) then?.();
    } catch (error) {
      if (!isLate()) set(id, { isReading: false, error: error as Error });
    }
  };
  const again = (one: Source, choice: SourceChoice, then?: () => void) =>
    void readSource(one, { choice, encoding: one.isWhole ? undefined : one.encoding }, then);

  const nested = useMemo(() => nestedSources(sources, draft), [sources, draft]);

  return {
    ...state,
    source,
    /** Whether a text is nested JSON, which can be flattened. */
    isNested: nested.length > 0,
    /** Reads nested JSON as what it is, or with its keys joined by dots. */
    readNested: (flattens: boolean, then: () => void) => {
      for (const one of nested) {
        const choice: SourceChoice = {
          ...one.choice,
          ...(flattens ? { flattens } : { type: 'nested_json' }),
        };
        set(one.id, { choice, isChosen: true });
        again(one, choice, then);
      }
    },
    checked,
    isStale: sources.some(isStale),
    isReading: sources.some(({ isReading }) => isReading),
    isBegun: draft.length > 0 || sources.some((one) => !isEmpty(one)),
    show: (shown: number) => setState((state) => ({ ...state, shown })),
    setContent: (content: string) => set(source.id, withContent(source, content)),
    /** Replaces the shown text by one that is too long to be edited here, and reads it at once. */
    takeLong: (content: string, then: () => void) => {
      const long = withLongText(source, content);
      setState((state) => withReplacedSource(state, long));
      void readSource(long, long.isChosen ? { choice: long.choice } : {}, then);
    },
    /** Changes how a text is read, and reads it again if it was not edited since. */
    setChoice: (choice: SourceChoice) => {
      set(source.id, { choice, isChosen: true });
      // While it is being read, the difference is an earlier choice.
      const isAsRead = source.isReading || !isStale(source);
      if (source.done && isAsRead && past.length <= readIn) again(source, choice);
    },
    /** Reads a file in another encoding. */
    setEncoding: (encoding: Encoding) => void readSource(source, { choice: source.choice, encoding }),
    transform: (then: () => void) => {
      // A file, or a long text, that couldn't be read yet is still to be detected.
      const isUndetected = !source.done && !source.isChosen && (source.file !== undefined || !source.isWhole);
      if (isUndetected) void readSource(source, {}, then);
      else again(source, source.choice, then);
    },
    /** Reads files as sources; `isInstead`: they replace everything. */
    takeFiles: (files: readonly File[], isInstead: boolean, then: () => void) => {
      const from = numbers.current + 1;
      numbers.current += files.length;
      if (isInstead) readings.current.clear();
      setState((state) => withFiles(state, files, { from, isInstead }));
      for (const [at, file] of files.entries()) {
        void readSource({ ...emptySource(from + at), file }, {}, at === 0 ? then : undefined);
      }
    },
    /** Reads a refused file as plain text. */
    readPlain: (file: File, then: () => void) => {
      numbers.current++;
      const plain = { ...fileSource(numbers.current, file), isPlain: true };
      setState((state) => withSources(state, [plain]));
      void readSource(plain, {}, then);
    },
    /** Reads refused pasted text as plain text. */
    readPastedPlain: (then: () => void) => {
      const choice = { ...source.choice, type: 'text' as const };
      set(source.id, { isPlain: true, why: undefined, choice });
      void readSource({ ...source, isPlain: true }, { choice }, then);
    },
    remove: (id: number) => {
      readings.current.delete(id);
      setState((state) => withoutSource(state, id));
    },
    /** Replaces everything by the draft of a resumed import. */
    restore: (draft: Draft) => setState({ ...EMPTY_STATE, draft }),
    /** Removes stored sections from the draft. */
    settle: (ids: ReadonlySet<string>) => setState((state) => withoutStored(state, ids)),
    change: (by: (draft: Draft) => Draft) => setState((state) => withDraft(state, by(state.draft))),
    undo:
      past.length === 0
        ? undefined
        : () =>
            setState((state) => ({
              ...state,
              draft: state.past.at(-1) ?? state.draft,
              past: state.past.slice(0, -1),
            })),
  };
}

/** The texts to be imported, with the actions on them. */
export type ImportTexts = ReturnType<typeof useImportTexts>;
