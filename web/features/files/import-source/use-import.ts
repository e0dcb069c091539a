import { useRef, useState } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { addSection, editSection } from '#contract/texts/sections.routes.ts';
import { addStrings, importStrings } from '#contract/texts/strings.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind, isUnanswered } from '../../../data/wire/failure.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import type { Act } from '../../history/undo/use-offer-undo.ts';
import { keptAround } from '../import-shared/keep-workbook.ts';
import { type DraftSection, isSameContent, stringsIn } from './draft/draft.ts';
import type { ImportTarget } from './draft/import-target.ts';
import {
  bodyOfTranslations,
  type ImportedTranslations,
  NOTHING_IMPORTED,
  withReport,
} from './translations/result.ts';
import type { RemainingImport } from './unfinished/remaining-import.ts';
import type { UnfinishedImport } from './unfinished/stored-imports.ts';
import { useStoredImport } from './unfinished/use-stored-import.ts';

/** The progress of an import of sections, and how it ended. */
export type ImportProgress = {
  readonly state: 'running' | 'stopping' | 'stopped' | 'failed';
  readonly total: number;
  readonly done: number;
  /** The share of the current section that is sent, from 0 to 1; after that it is being stored. */
  readonly sent: number;
  /** The name of the section at which it failed. */
  readonly at?: string;
  readonly error?: Error;
};

/** The files that sections were read from, by the ids of their sources. */
type Files = ReadonlyMap<number, File | undefined>;

const NO_FILES: Files = new Map();

type SendOptions = { readonly signal: AbortSignal; readonly onSent: (share: number) => void };

/** How an import has ended: the stored sections of the draft, and the ids of all stored sections in order. */
export type ImportResult = {
  readonly stored: ReadonlySet<string>;
  readonly sectionIds: readonly number[];
  readonly isDone: boolean;
  /** What was stored of an import with translations; undefined for one without. */
  readonly imported: ImportedTranslations | undefined;
  /** What was done, the last first; undefined if a part of it was done before the page was loaded. */
  readonly acts: readonly Act[] | undefined;
};

/**
 * Imports sections one after another, the first into the existing section, if any, the others into new ones. Each is stored
 * whole or not at all (imports.21), and an import that failed or was stopped can be resumed without storing anything twice.
 */
export function useImport(project: Project, section: ImportTarget) {
  const changed = useSectionsChanged(project);
  const storedImport = useStoredImport(project, section);
  const [sending, setSending] = useState<ImportProgress>();
  const stop = useRef<AbortController>(undefined);
  /** The ids of the target sections, by the ids of the sections of the draft. */
  const addedSections = useRef(new Map<string, number>());
  /** The idempotency key of each section, so that one whose response was lost is not stored twice. */
  const keys = useRef(new Map<string, string>());
  const keyOf = (id: string) => {
    const key = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, key);
    return key;
  };
  /** The section that failed; if the response was lost, it may be stored. */
  const failed = useRef<DraftSection>(undefined);
  /** The id of a section, or of the failed one if the same text was read again. */
  const idOf = (one: DraftSection) => {
    const before = failed.current;
    return before && isSameContent(before, one) ? before.id : one.id;
  };
  const acts = useRef<Act[]>([]);
  const isResumed = useRef(false);
  const [isLost, setLost] = useState(false);
  /** What was stored so far of an import with translations. */
  const imported = useRef<ImportedTranslations>(undefined);
  const [loaded, setLoaded] = useState<readonly number[]>([]);

  /** Finds or adds the target of a section. `before`: the previous section, after which a new one is added. */
  const targetOf = async (one: DraftSection, before: number | undefined, isOnly: boolean) => {
    const id = idOf(one);
    const known = addedSections.current.get(id);
    if (known !== undefined) return known;
    const params = { project: project.id };
    const body = { name: one.name.trim() };
    if (before !== undefined || section.id === undefined) {
      const added = await call(addSection, {
        params,
        body: { ...body, ...(before !== undefined && { after: before }) },
        key: `${keyOf(id)}-section`,
      });
      acts.current.unshift({ kind: 'addSection', about: { section: added.id } });
      addedSections.current.set(id, added.id);
      return added.id;
    }
    if (!isOnly && section.stats.strings_amount === 0 && body.name !== section.name) {
      await call(editSection, { params: { ...params, section: section.id }, body });
      acts.current.unshift({ kind: 'editSection', about: { section: section.id } });
    }
    addedSections.current.set(id, section.id);
    return section.id;
  };

  const store = async (
    one: DraftSection,
    place: number,
    { signal, onSent, files }: SendOptions & { files: Files },
  ) => {
    const params = { project: project.id, section: place };
    const options = { key: keyOf(idOf(one)), signal, onSent };
    const { load, cut } = one.read;
    const query = load.readAs === 'text' && cut !== 'subtitles' ? { splitting: cut } : {};
    const file = files.get(one.source)?.name.slice(-LIMITS.fileName.max).trim();
    const body = { ...importBody(load, stringsIn(one)), ...(file && { file }) };
    const translations = bodyOfTranslations(one);
    if (translations.length === 0) {
      await call(addStrings, { params, query: { silent: 'true', ...query }, body, ...options });
      if (imported.current) {
        imported.current = { ...imported.current, strings: imported.current.strings + body.strings.length };
      }
      return;
    }
    const report = await call(importStrings, { params, query, body: { ...body, translations }, ...options });
    imported.current = withReport(imported.current ?? NOTHING_IMPORTED, one, report);
  };

  /**
   * The sections of workbooks name their files, which the project keeps before anything is stored; others are as they
   * are.
   */
  const withKeptFiles = async (sections: readonly DraftSection[], files: Files, options: SendOptions) => {
    const ready: DraftSection[] = [];
    for (const one of sections) {
      const { load } = one.read;
      const headerAndFooter = await keptAround(
        project.id,
        load.headerAndFooter,
        files.get(one.source),
        options,
      );
      ready.push({ ...one, read: { ...one.read, load: { ...load, headerAndFooter } } });
    }
    return ready;
  };

  /** `before`: the sections that are already stored. */
  const send = async (
    sections: readonly DraftSection[],
    { files = NO_FILES, before = loaded }: { files?: Files; before?: readonly number[] } = {},
  ): Promise<ImportResult> => {
    const abort = new AbortController();
    stop.current = abort;
    const progress = { total: before.length + sections.length, done: before.length, sent: 0 };
    setSending({ state: 'running', ...progress });
    const onSent = (sent: number) => setSending((sending) => sending && { ...sending, sent });
    try {
      const ready = await withKeptFiles(sections, files, { signal: abort.signal, onSent });
      const parts = ready.map((section) => ({ key: keyOf(idOf(section)), section }));
      return await storedImport.run({ places: before, parts }, () =>
        sendAll(ready, [...before], { abort, files }),
      );
    } catch (error) {
      const why = error instanceof Error ? error : new Error(String(error));
      setSending({
        ...progress,
        ...(abort.signal.aborted ? { state: 'stopped' } : { state: 'failed', error: why }),
      });
      return {
        stored: new Set(),
        sectionIds: before,
        isDone: false,
        imported: imported.current,
        acts: acts.current,
      };
    }
  };

  const sendAll = async (
    sections: readonly DraftSection[],
    places: number[],
    { abort, files }: { abort: AbortController; files: Files },
  ): Promise<ImportResult> => {
    const done = new Set<string>();
    const total = places.length + sections.length;
    const report = (state: ImportProgress['state'], more: Partial<ImportProgress> = {}) =>
      setSending({ state, total, done: places.length, sent: 0, ...more });
    const onSent = (sent: number) => setSending((sending) => sending && { ...sending, sent });
    for (const one of sections) {
      if (abort.signal.aborted) {
        report('stopped');
        break;
      }
      try {
        const target = await targetOf(one, places.at(-1), total === 1);
        await store(one, target, { signal: abort.signal, onSent, files });
        acts.current.unshift({ kind: 'addStrings', about: { section: target } });
        failed.current = undefined;
        setLost(false);
        done.add(one.id);
        places.push(target);
        await storedImport.moveOn(places, total - places.length);
        if (places.length < total) report('running');
      } catch (error) {
        const why = error instanceof Error ? error : new Error(String(error));
        // It was stored and then edited here, so the user sends it again on purpose.
        if (why instanceof Failure && hasKind(why, 'keyUsed')) keys.current.delete(idOf(one));
        else failed.current = { ...one, id: idOf(one) };
        setLost(abort.signal.aborted || isUnanswered(why));
        if (abort.signal.aborted) report('stopped');
        else report('failed', { error: why, ...(total > 1 ? { at: one.name } : {}) });
        break;
      }
    }
    const isDone = places.length === total;
    const asked = changed();
    if (!isDone) {
      setLoaded(places);
      await asked;
    }
    // After success the page is left, so ten thousand rows are not rendered again.
    return {
      stored: done,
      sectionIds: places,
      isDone,
      imported: imported.current,
      acts: isResumed.current ? undefined : acts.current,
    };
  };

  /** Resumes an import stored in this browser; its parts get new ids here. */
  const resume = (unfinished: UnfinishedImport, { parts, places, place }: RemainingImport) => {
    storedImport.resume(unfinished);
    isResumed.current = true;
    const [first] = parts;
    if (first && place !== undefined) addedSections.current.set(first.section.id, place);
    for (const { key, section } of parts) keys.current.set(section.id, key);
    setLoaded(places);
    return send(
      parts.map(({ section }) => section),
      { before: places },
    );
  };

  return {
    sending,
    /** Whether a section may be stored although its response was lost. */
    isLost,
    /** Sections stored so far. */
    loaded: loaded.length,
    send,
    resume,
    stop: () => {
      setSending((sending) => sending && { ...sending, state: 'stopping' });
      stop.current?.abort();
    },
    forget: () => setSending(undefined),
  };
}
