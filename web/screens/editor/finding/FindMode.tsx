import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { mayIn } from '../../../data/access/access.ts';
import type { PageParams } from '../../../data/queries/editor.ts';
import type { FindQuery } from '../../../data/queries/find.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { byField, Failure } from '../../../data/wire/failure.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { type RowFocus, ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import { useCommands } from '../shortcuts/commands.ts';
import { useEditor } from '../state/editor-context.ts';
import { LIST_ID } from '../state/keep-focus.ts';
import { ModeBar } from '../tools/ModeBar.tsx';
import { NONE_EXCLUDED, selectedIn, selectionOf } from './exclusions.ts';
import { EMPTY_DRAFT, type FindDraft, FindForm } from './FindForm.tsx';
import classes from './FindMode.module.css';
import { FoundStringRow } from './FoundStringRow.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { SearchNotice } from './SearchNotice.tsx';
import { useFinder } from './use-finder.ts';
import { useSearch } from './use-search.ts';

type Props = {
  params: PageParams;
  /** Leaves the mode; called with whether texts were changed. */
  onLeave: (isChanged: boolean) => void;
};

/** Strings whose rows are fetched together. */
const CHUNK = 50;
/** Pixels of a string before it is measured. */
const HEIGHT = 68;

/** What was sought last, so that it is there when somebody comes back from a string. */
let lastDraft = EMPTY_DRAFT;

/** Finding and replacing in many strings (find.11). */
export function FindMode({ params, onLeave }: Props) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const [draft, setDraft] = useState(() => ({
    ...lastDraft,
    in: mayIn(project, 'can_manage_strings') ? lastDraft.in : 'translations',
  }));
  const [query, setQuery] = useState<FindQuery>();
  const [exclusions, setExclusions] = useState(NONE_EXCLUDED);
  const [focused, setFocused] = useState<RowFocus>();
  const [isReviewing, setReviewing] = useState(false);
  const isChanged = useRef(false);
  const form = useRef<HTMLDivElement>(null);
  const { state, error, strings, texts, last, stop, again } = useSearch(project.id, query);
  // A replacement may end after its dialog was closed and something else was sought.
  const latestAgain = useRef(again);
  useEffect(() => {
    latestAgain.current = again;
  });
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const names = useMemo(() => new Map(sections.map(({ id, name }) => [id, name])), [sections]);
  const finding = useMemo(() => query && findingOf(query), [query]);
  const { find, replacement } = useFinder(finding, draft.replace);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[data-autofocus]');
    // Only some browsers focus what is selected.
    field?.focus();
    field?.select();
  }, []);

  const total = useMemo(() => texts.reduce((sum, { places }) => sum + places, 0), [texts]);
  const selected = useMemo(
    () => texts.reduce((sum, text) => sum + selectedIn(exclusions, text), 0),
    [texts, exclusions],
  );
  const chosen = useMemo(() => selectionOf(exclusions, texts), [exclusions, texts]);
  const isTooMany = chosen.except.length > LIMITS.placesExcepted;

  const search = (wanted: FindDraft) => {
    if (wanted.find === '') return;
    setExclusions(NONE_EXCLUDED);
    setQuery(queryOf(wanted, params.sections));
    if (query && isSame(query, queryOf(wanted, params.sections))) void again();
  };
  const change = (wanted: FindDraft, isOption = false) => {
    setDraft(wanted);
    lastDraft = wanted;
    if (isOption && query) search(wanted);
  };
  const mayReplace = selected > 0 && state !== 'running' && !isTooMany && replacement !== undefined;
  const review = () => setReviewing(mayReplace);
  const leave = () => onLeave(isChanged.current);
  useCommands({ findReplace: leave });
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (state === 'running') stop();
    else leave();
  };
  const step = (to: number) => {
    const next = strings[to];
    if (next) setFocused({ id: String(next.id), isGrip: true });
  };
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(strings.length / CHUNK) }, (_, nth) =>
        strings.slice(nth * CHUNK, (nth + 1) * CHUNK).map(({ id }) => id),
      ),
    [strings],
  );
  const findProblem = error instanceof Failure ? byField(error).get('find') : undefined;
  const isOne = new Set(sections.map(({ id }) => id)).size === 1;

  return (
    <>
      <ModeBar
        title={t('finding.title')}
        words={total > 0 && t('finding.selected', { selected, total })}
        wordsRole="status"
      >
        <Button size="xs" variant="filled" disabled={!mayReplace} onClick={review}>
          {t('finding.review')}
        </Button>
        <Button size="xs" onClick={leave}>
          {t('finding.close')}
        </Button>
      </ModeBar>
      <main id={LIST_ID} className={classes.main} tabIndex={-1} onKeyDown={press}>
        <div ref={form}>
          <FindForm
            draft={draft}
            onChange={change}
            onSearch={() => search(draft)}
            onReview={review}
            isRunning={state === 'running'}
            onStop={stop}
            findProblem={findProblem && failureNoteText(t, findProblem)}
            replaceProblem={
              query && findProblem === undefined && replacement === undefined
                ? t('failures.kind.pattern')
                : undefined
            }
            sections={params.sections}
          />
        </div>
        <SearchNotice
          state={state}
          error={findProblem ? undefined : error}
          found={{ places: total, texts: texts.length }}
          last={last}
          isTooMany={isTooMany}
        />
        {strings.length > 0 && (
          <div className={classes.found}>
            <ScrollBoxRows
              label={t('finding.list')}
              rows={strings}
              idOf={({ id }) => String(id)}
              height={({ texts: { length } }) => HEIGHT + (length - 1) * 24}
              focused={focused}
            >
              {(string, at) => (
                <FoundStringRow
                  string={string}
                  chunk={chunks[Math.floor(at / CHUNK)] ?? []}
                  section={isOne ? undefined : names.get(string.section_id)}
                  find={find}
                  replacement={replacement}
                  exclusions={exclusions}
                  onChange={setExclusions}
                  onStep={(by) => step(at + by)}
                  onLeave={() => onLeave(false)}
                />
              )}
            </ScrollBoxRows>
          </div>
        )}
      </main>
      {isReviewing && query && finding && (
        <ReplaceDialog
          request={{ ...finding, in: query.in ?? 'translations', replace: draft.replace, ...chosen }}
          onChanged={() => {
            isChanged.current = true;
            setExclusions(NONE_EXCLUDED);
            void latestAgain.current();
          }}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  );
}

const flag = (isOn: boolean) => (isOn ? 'true' : 'false');

function queryOf({ isEverywhere, replace: _replace, ...draft }: FindDraft, open: string): FindQuery {
  return {
    ...draft,
    sections: isEverywhere ? ALL_SECTIONS : open,
    match_case: flag(draft.match_case),
    whole_words: flag(draft.whole_words),
    regex: flag(draft.regex),
  };
}

const findingOf = ({ find, match_case, whole_words, regex }: FindQuery) => ({
  find,
  match_case: match_case === 'true',
  whole_words: whole_words === 'true',
  regex: regex === 'true',
});

const isSame = (one: FindQuery, other: FindQuery) => JSON.stringify(one) === JSON.stringify(other);
