import type { QueryOf } from '#contract/core/endpoint.ts';
import type { openEditorPage } from '#contract/texts/editor.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { Format } from '#domain/formats/model/format.ts';
import {
  CHECK_FILTERS,
  type CheckFilter,
  COMPARED_CHECKS,
  FAILED_CHECKS,
} from '#domain/texts/checks/check-filters.ts';
import { type CheckSeverities, severityOf } from '#domain/texts/checks/severities.ts';
import {
  dependsOnStateOnly,
  type StringFilter,
  type StringSort,
  TEXT_FILTERS,
} from '#domain/texts/editor/string-filters.ts';
import { versionedSectionsOf } from '../../core/content/section-queries.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/failures.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { type ComparedChecks, NONE_FAILED, openChecks } from './failed-checks.ts';
import { projectOfChecks } from './failed-checks-queries.ts';
import { type GuestRead, type Search, stringsWithUnread, unreadByGuest } from './match-queries.ts';
import { type Marks, markStates, unmarkOthers } from './pages.ts';
import { openSearch, type Searcher } from './search.ts';
import { createSectionCache, type Versioned } from './section-cache.ts';
import { buildSortedIndex, indexList, type SortedIndex, type Sorting } from './sorted-index.ts';

/** A list of some sections for a user. */
export type ListRequest = {
  project: number;
  sections: readonly (Versioned & { readonly format: Format })[];
  /** Null for a guest. */
  userId: number | null;
  /** A guest's read marks, as their browser sends them. */
  read?: GuestRead | undefined;
  searcher: Searcher;
  languages: ProjectLanguages;
  /** Whether searched texts are compared letter by letter, not as the languages of the project do (editor.44). */
  isLiteral?: boolean;
};

/** The named sections in order, with their versions. Throws 404 if one of them does not exist. */
export async function versionedSectionsNamed(
  sql: Sql,
  project: number,
  chosen: QueryOf<typeof openEditorPage>['sections'],
) {
  const ids = chosen === ALL_SECTIONS ? undefined : chosen;
  const sections = await versionedSectionsOf(sql, project, ids);
  if (ids && sections.length < ids.length) throw notFound('section');
  return sections;
}

type Lists = ReturnType<typeof openLists>;
const opened = new WeakMap<SearchPool, Lists>();

/** The lists of a server, whose cache all who need them share. */
export function listsOf(context: Pick<AppContext, 'sql' | 'searchPool'>): Lists {
  const lists = opened.get(context.searchPool) ?? openLists(context);
  opened.set(context.searchPool, lists);
  return lists;
}

/** The lists of the editor, filtered and sorted (editor.25, editor.32), from one cache (docs/decisions/013). */
function openLists({ sql, searchPool }: Pick<AppContext, 'sql' | 'searchPool'>) {
  const cache = createSectionCache();
  const matchesIn = openSearch(cache, searchPool);
  const { failedOfSections, failedOfProject } = openChecks(cache, searchPool);
  const sectionIndexesOf = (project: number, sections: readonly Versioned[], sort: StringSort) =>
    cache.listsOf(project, sections, indexList(sql, project, sort));

  /** Runs the searches of a filter; the result unmarks the strings of an index that don't match. */
  async function matcherOf(
    { project, sections, userId, read, searcher, languages, isLiteral = false }: ListRequest,
    filter: StringFilter,
  ) {
    const { status = [] } = filter;
    const checks = filter.checks ?? (status.includes('failed_checks') ? FAILED_CHECKS : []);
    const isUnread = status.includes('non_read_coms');
    const search = searchOf(filter, userId, isLiteral ? undefined : languages);
    const [matches, failed, ofUser, ofGuest] = await Promise.all([
      isAny(search) ? matchesIn(project, sections, search, searcher) : undefined,
      checks.length > 0 ? failedChecksOf({ project, sections, searcher }, checks) : undefined,
      isUnread && userId !== null ? stringsWithUnread(sql, project, userId) : undefined,
      isUnread && userId === null && read ? unreadByGuest(sql, project, read) : undefined,
    ]);
    const unread = ofUser ?? ofGuest;
    return (sortedIndex: SortedIndex): Marks => {
      const marks = markStates(sortedIndex, status.filter(dependsOnStateOnly));
      for (const nth of sections.keys()) {
        const matching = matches?.[nth];
        if (matching) unmarkOthers(sortedIndex, marks, nth, matching.ids);
        const byCheck = failed?.[nth];
        if (byCheck)
          unmarkOthers(sortedIndex, marks, nth, new Set(checks.flatMap((check) => [...byCheck[check]])));
        if (unread) unmarkOthers(sortedIndex, marks, nth, unread);
      }
      return marks;
    };
  }

  /** The strings of each section that fail some checks; `areAll` says that these are all sections of the project. */
  async function failedChecksOf(
    { project, sections, searcher }: Pick<ListRequest, 'project' | 'sections' | 'searcher'>,
    checks: readonly CheckFilter[],
    { areAll = false } = {},
  ): Promise<ComparedChecks[]> {
    const { settings, severities } = await projectOfChecks(sql, project);
    if (!COMPARED_CHECKS.some((check) => checks.includes(check))) {
      const failed = await failedOfSections(project, sections, settings, searcher);
      return failed.map((list) => withoutOff(list, severities));
    }
    const all = areAll ? sections : await versionedSectionsOf(sql, project);
    const failed = await failedOfProject(project, all, settings, searcher);
    const byId = new Map(all.map(({ id }, nth) => [id, failed[nth]]));
    // A section that was deleted between the queries has no strings.
    return sections.map(({ id }) => withoutOff(byId.get(id) ?? NONE_FAILED, severities));
  }

  return {
    sectionIndexesOf,
    matcherOf,
    failedChecksOf,
    /** The index of all sections in the order of the list. */
    async sortedIndexOf({ project, sections }: ListRequest, sorting: Sorting): Promise<SortedIndex> {
      const sectionIndexes = await sectionIndexesOf(project, sections, sorting.sort);
      return cache.joined(project, sections, {
        name: `sorted ${sorting.sort} ${sorting.desc}`,
        make: (before) => buildSortedIndex(sectionIndexes, sorting, before),
      });
    },
  };
}

const NONE: ReadonlySet<number> = new Set();

/** What is found without what a project has switched off (severities.3); no text is checked again when it switches a check. */
function withoutOff(list: ComparedChecks, severities: CheckSeverities): ComparedChecks {
  const off = CHECK_FILTERS.filter((check) => severityOf(severities, check) === 'off');
  return off.length === 0
    ? list
    : {
        ...list,
        ...Object.fromEntries(
          off.flatMap((check) => [
            [check, NONE],
            [`${check} fixable`, NONE],
          ]),
        ),
      };
}

/** A guest's read marks are in their browser (comments.10): for guests every comment is unread except these. */
function searchOf(
  { status = [], from, regex = false, ...filter }: StringFilter,
  userId: number | null,
  languages: ProjectLanguages | undefined,
): Search {
  const texts = TEXT_FILTERS.flatMap((name) => (filter[name] ? [[name, filter[name]] as const] : []));
  return {
    ...Object.fromEntries(texts),
    ...(from !== undefined && { from }),
    ...(!regex && texts.length > 0 && languages && { languages }),
    regex: regex && texts.length > 0,
    competing: status.includes('comp'),
    needsReview: status.includes('needs_review'),
    commented: userId === null && status.includes('non_read_coms'),
  };
}

const isAny = ({ regex, ...conditions }: Search) => Object.values(conditions).some(Boolean);
