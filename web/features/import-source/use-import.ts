import { useRef, useState } from 'react';
import type { Asked } from '#contract/asked.ts';
import type { Project } from '#contract/projects.ts';
import { addSection, editSection } from '#contract/sections.ts';
import { addStrings, updateStrings } from '#contract/strings.ts';
import { bodyOfLoad } from '#domain/imports/import-source.ts';
import { useSectionsChanged } from '../../data/queries/use-sections-changed.ts';
import { call } from '../../data/wire/call.ts';
import { Failure, hasKind, isUnanswered } from '../../data/wire/failure.ts';
import { newKey } from '../../data/wire/new-key.ts';
import { type DraftSection, isSameContent, stringsIn } from './draft/draft.ts';
import type { ImportTarget } from './draft/import-target.ts';
import type { RemainingImport } from './unfinished/remaining-import.ts';
import type { UnfinishedImport } from './unfinished/stored-imports.ts';
import { useStoredImport } from './unfinished/use-stored-import.ts';

/** How far an upload of sections is, and how it ended. */
export type ImportProgress = {
  readonly state: 'running' | 'stopping' | 'stopped' | 'failed';
  readonly total: number;
  readonly done: number;
  /** How much of the section at hand has been sent, from 0 to 1: then it is being stored. */
  readonly sent: number;
  /** The section at which it failed. */
  readonly at?: string;
  readonly error?: Error;
};

/** What a section is updated by, in place of strings being added to it. */
type UpdateBody = Asked<typeof updateStrings>['body'];

/** How an import has ended: what of the draft is stored, and all sections that are, in their order. */
export type ImportResult = {
  readonly stored: ReadonlySet<string>;
  readonly sectionIds: readonly number[];
  readonly isDone: boolean;
  /** Whether the section is not as it was seen. */
  readonly isOutdated: boolean;
};

/**
 * Stores sections one after another, the first in the section that is there, if any, the others in new ones after it: each is
 * stored whole or not at all (imports.21). What failed or was stopped can go on from there, and nothing is stored twice.
 */
export function useImport(project: Project, section: ImportTarget) {
  const changed = useSectionsChanged(project);
  const kept = useStoredImport(project, section);
  const [sending, setSending] = useState<ImportProgress>();
  const stop = useRef<AbortController>(undefined);
  /** The stored sections that sections of the draft are going into, by the latter's ids. */
  const made = useRef(new Map<string, number>());
  /** The idempotency key of each section, so that one whose response was lost is not stored twice. */
  const keys = useRef(new Map<string, string>());
  const keyOf = (id: string) => {
    const key = keys.current.get(id) ?? newKey();
    keys.current.set(id, key);
    return key;
  };
  /** The section that failed; it may be stored if the response was lost. */
  const failed = useRef<DraftSection>(undefined);
  /** A section by its own id, or by that of the one that failed, when the same text was read once more. */
  const idOf = (one: DraftSection) => {
    const before = failed.current;
    return before && isSameContent(before, one) ? before.id : one.id;
  };
  const [isLost, setLost] = useState(false);
  const [loaded, setLoaded] = useState<readonly number[]>([]);

  /** `before`: the section that was filled last, after which a new one comes. */
  const placeOf = async (one: DraftSection, before: number | undefined, isOnly: boolean) => {
    const id = idOf(one);
    const known = made.current.get(id);
    if (known !== undefined) return known;
    const params = { project: project.id };
    const body = { name: one.name.trim() };
    if (before !== undefined || section.id === undefined) {
      const added = await call(addSection, {
        params,
        body: { ...body, ...(before !== undefined && { after: before }) },
        key: `${keyOf(id)}-section`,
      });
      made.current.set(id, added.id);
      return added.id;
    }
    if (!isOnly && section.stats.strings_amount === 0 && body.name !== section.name) {
      await call(editSection, { params: { ...params, section: section.id }, body });
    }
    made.current.set(id, section.id);
    return section.id;
  };

  const store = async (
    one: DraftSection,
    place: number,
    {
      signal,
      onSent,
      update,
    }: { signal: AbortSignal; onSent: (share: number) => void; update: UpdateBody | undefined },
  ) => {
    const params = { project: project.id, section: place };
    const way = { key: keyOf(idOf(one)), signal, onSent };
    if (update) return call(updateStrings, { params, query: {}, body: update, ...way });
    const { load, cut } = one.read;
    return call(addStrings, {
      params,
      query: {
        silent: 'true',
        ...(load.readAs === 'text' && cut !== 'subtitles' && { splitting: cut }),
      },
      body: bodyOfLoad(load, stringsIn(one)),
      ...way,
    });
  };

  /** `before`: the sections that are stored already. `update`: the one section updates the strings that are there. */
  const send = (
    sections: readonly DraftSection[],
    { update, before = loaded }: { update?: UpdateBody | undefined; before?: readonly number[] } = {},
  ): Promise<ImportResult> => {
    const abort = new AbortController();
    stop.current = abort;
    setSending({
      state: 'running',
      total: before.length + sections.length,
      done: before.length,
      sent: 0,
    });
    const parts = sections.map((section) => ({ key: keyOf(idOf(section)), section }));
    return kept.run({ places: before, parts }, () => sendAll(sections, [...before], { abort, update }));
  };

  const sendAll = async (
    sections: readonly DraftSection[],
    places: number[],
    { abort, update }: { abort: AbortController; update: UpdateBody | undefined },
  ): Promise<ImportResult> => {
    const done = new Set<string>();
    const total = places.length + sections.length;
    let isOutdated = false;
    const now = (state: ImportProgress['state'], more: Partial<ImportProgress> = {}) =>
      setSending({ state, total, done: places.length, sent: 0, ...more });
    const onSent = (sent: number) => setSending((sending) => sending && { ...sending, sent });
    for (const one of sections) {
      if (abort.signal.aborted) {
        now('stopped');
        break;
      }
      try {
        const place = await placeOf(one, places.at(-1), total === 1);
        await store(one, place, { signal: abort.signal, onSent, update });
        failed.current = undefined;
        setLost(false);
        done.add(one.id);
        places.push(place);
        await kept.moveOn(places, total - places.length);
        if (places.length < total) now('running');
      } catch (error) {
        const why = error instanceof Error ? error : new Error(String(error));
        isOutdated = why instanceof Failure && why.status === 409;
        // It was stored and then edited here: the user was told, and sends it on purpose.
        if (why instanceof Failure && hasKind(why, 'keyUsed')) keys.current.delete(idOf(one));
        else failed.current = { ...one, id: idOf(one) };
        setLost(abort.signal.aborted || isUnanswered(why));
        if (abort.signal.aborted) now('stopped');
        else now('failed', { error: why, ...(total > 1 ? { at: one.name } : {}) });
        break;
      }
    }
    const isDone = places.length === total;
    const asked = changed();
    if (!isDone) {
      setLoaded(places);
      await asked;
    }
    // Of what is done, the page shows nothing more: it is left, and ten thousand rows are not drawn once again.
    return { stored: done, sectionIds: places, isDone, isOutdated };
  };

  /** Goes on with an import that this browser has kept, whose parts have ids of their own here. */
  const resume = (unfinished: UnfinishedImport, { parts, places, place }: RemainingImport) => {
    kept.resume(unfinished);
    const [first] = parts;
    if (first && place !== undefined) made.current.set(first.section.id, place);
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
