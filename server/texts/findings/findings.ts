import type { ReplyOf } from '#contract/core/endpoint.ts';
import { type FaultyString, listFindings } from '#contract/texts/findings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { TIMING_CHECKS } from '#domain/texts/checks/cue-times.ts';
import { inconsistent } from '#domain/texts/checks/inconsistent.ts';
import { severityOf } from '#domain/texts/checks/severities.ts';
import {
  consistencyFinding,
  type StringFinding,
  timingFinding,
} from '#domain/texts/checks/string-findings.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import { invalid } from '../../platform/http/failures.ts';
import { findingsInThread } from '../check-thread/check-thread.ts';
import type { FindingsTask } from '../check-thread/task.ts';
import { checkedPairs, checkFor } from '../editor/checked-pairs.ts';
import type { FailedBy, FailedChecks } from '../editor/failed-checks.ts';
import { projectOfChecks, type StringWithTranslation, stringsOf } from '../editor/failed-checks-queries.ts';
import { listsOf, versionedSectionsNamed } from '../editor/lists.ts';
import { listPositions, markStates, unmarkOthers } from '../editor/pages.ts';
import type { Searcher } from '../editor/search.ts';
import { cursorAfter, indexAfter, sectionAt } from '../find/cursor.ts';

/** The strings whose current translation fails a check, with what is found in each (findings.1). */
export const findings: Feature = (context) => {
  const { sql, searchPool } = context;
  const { sortedIndexOf, failedChecksOf } = listsOf(context);

  registerEndpoint(context, listFindings, readsProject, async ({ project, me, query, request }) => {
    const { checks, fixable, size, after } = query;
    const sections = await versionedSectionsNamed(sql, project.id, query.sections);
    const { source_lang, target_lang } = project;
    const languages = { source_lang, target_lang };
    const list = { project: project.id, sections, userId: me?.id ?? null, searcher: request, languages };
    const [sortedIndex, failed, { severities, settings }] = await Promise.all([
      sortedIndexOf(list, { sort: 'index', desc: false }),
      failedChecksOf(list, checks),
      projectOfChecks(sql, project.id),
    ]);
    const marks = markStates(sortedIndex, []);
    for (const [nth, ofSection] of failed.entries()) {
      const ids = checks.flatMap((check) => [...ofSection[fixable ? (`${check} fixable` as const) : check]]);
      unmarkOthers(sortedIndex, marks, nth, new Set(ids));
    }
    const searched = { sections, sortedIndex, list: listPositions(sortedIndex, marks) };
    const from = after === undefined ? 0 : indexAfter(searched, after);
    if (from === undefined) throw invalid('after', 'unknown');

    const positions = [...searched.list.subarray(from, from + size)];
    const ids = positions.map((position) => sortedIndex.ids[position] ?? 0);
    const strings = await searchPool.run(request, (tx) => stringsOf(tx, project.id, ids));
    const found = await findingsOf(strings, {
      failed: new Map(sections.map(({ id }, nth) => [id, failed[nth]])),
      settings,
      lengthRatios: failed[0]?.usualLengths,
      checks: checks.filter((check) => severityOf(severities, check) !== 'off'),
      searcher: request,
    });
    const page: ReplyOf<typeof listFindings> = { strings: [], amount: searched.list.length, next: null };
    let bytes = 0;
    for (const [nth, position] of positions.entries()) {
      const string = found.get(ids[nth] ?? 0);
      const { section, index } = sectionAt(searched, position);
      // One that was mended, deleted or moved elsewhere between the queries is passed over.
      if (string && string.section_id === section && isWanted(string, fixable)) {
        page.strings.push({ ...string, index });
        bytes += Buffer.byteLength(JSON.stringify(string));
      }
      const isFull = bytes >= LIMITS.findBytes || nth === positions.length - 1;
      if (isFull && from + nth + 1 < searched.list.length) page.next = cursorAfter(searched, position);
      if (isFull) break;
    }
    return page;
  });
};

const isWanted = ({ findings }: Pick<FaultyString, 'findings'>, fixable: boolean) =>
  findings.some(({ fix }) => !fixable || fix);

/** The checks that compare a string with others. */
type ComparedCheck = 'cue-times' | 'inconsistent';

type Checking = Pick<FindingsTask, 'settings' | 'lengthRatios'> & {
  /** The strings of each section that fail a check. */
  failed: ReadonlyMap<number, FailedChecks | undefined>;
  checks: readonly CheckFilter[];
  searcher: Searcher;
};

/** What checks find in some strings as they are now, by the string; what compares them with others as it was when the section was checked. */
async function findingsOf(
  strings: readonly StringWithTranslation[],
  { failed, settings, lengthRatios, checks, searcher }: Checking,
): Promise<Map<number, Omit<FaultyString, 'index'>>> {
  const checked = checkedPairs(strings);
  const task = { settings, pairs: checked.map(({ pair }) => pair), checks, lengthRatios };
  const found =
    checked.length === 0 ? [] : await checkFor(searcher, (asker) => findingsInThread(task, asker));
  const byString = new Map(checked.map(({ string }, nth) => [string.id, found[nth] ?? []]));
  return new Map(
    strings.map((string) => {
      const ofSection = failed.get(string.section);
      const codesOf = <Check extends ComparedCheck, Code extends string>(
        check: Check,
        codes: readonly Code[],
      ) =>
        checks.includes(check)
          ? codes.filter((code) => ofSection?.[`${check} ${code}` as FailedBy].has(string.id))
          : [];
      const listed = listedString(string, [
        ...(byString.get(string.id) ?? []),
        ...codesOf('cue-times', TIMING_CHECKS).map(timingFinding),
        ...codesOf('inconsistent', inconsistent.codes).map(consistencyFinding),
      ]);
      return [string.id, listed] as const;
    }),
  );
}

/** A string as it is listed. */
function listedString(
  { id, section, key, context, text, changed_at, ...of }: StringWithTranslation,
  findings: readonly StringFinding[],
): Omit<FaultyString, 'index'> {
  const { translation_id, translation, author_id, status } = of;
  return {
    id,
    section_id: section,
    key,
    context,
    text,
    translation:
      translation_id === null ? null : { id: translation_id, text: translation, author_id, status },
    changed_at,
    findings: [...findings],
  } as Omit<FaultyString, 'index'>;
}
