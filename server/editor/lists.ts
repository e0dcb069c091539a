import { isOfState, type StringFilter, TEXT_FILTERS } from '#domain/editor/string-filters.ts';
import type { AppContext } from '../endpoints/app-context.ts';
import type { Arrangement } from './arrange.ts';
import { keepArrangements } from './arrangements.ts';
import { keepMarked, type Marks, markStates } from './marks.ts';
import { type GuestRead, type Search, unreadByGuest, unreadOf } from './match-queries.ts';
import { keepMatches } from './matches.ts';
import { keepOutlines, type Sorting } from './outlines.ts';
import type { Versioned } from './refresh.ts';
import type { Searcher } from './search.ts';

/** Whose list it is, and of which sections. */
export type Asking = {
  project: number;
  sections: readonly Versioned[];
  /** Null for a guest. */
  userId: number | null;
  /** A guest's read marks, as their browser sends them. */
  read?: GuestRead | undefined;
  searcher: Searcher;
};

/**
 * Lists of the editor, filtered and sorted (editor.25, editor.32), from what is kept in mind of their sections
 * (docs/decisions/013).
 */
export function keepLists({ sql, lane }: Pick<AppContext, 'sql' | 'lane'>) {
  const outlinesOf = keepOutlines(sql);
  const matchesIn = keepMatches(lane);
  const arrangementIn = keepArrangements();

  /** Which strings a filter leaves: marks them in an arrangement of the same sections. */
  async function leftBy({ project, sections, userId, read, searcher }: Asking, filter: StringFilter) {
    const { status = [] } = filter;
    const isUnread = status.includes('non_read_coms');
    const search = searchOf(filter, userId);
    const [matches, ofUser, ofGuest] = await Promise.all([
      isAny(search) ? matchesIn(project, sections, search, searcher) : undefined,
      isUnread && userId !== null ? unreadOf(sql, project, userId) : undefined,
      isUnread && userId === null && read ? unreadByGuest(sql, project, read) : undefined,
    ]);
    const unread = ofUser ?? ofGuest;
    return (arrangement: Arrangement): Marks => {
      const marks = markStates(arrangement, status.filter(isOfState));
      for (const nth of sections.keys()) {
        const found = matches?.[nth];
        if (found) keepMarked(arrangement, marks, nth, found.ids);
        if (unread) keepMarked(arrangement, marks, nth, unread);
      }
      return marks;
    };
  }

  return {
    outlinesOf,
    leftBy,
    /** The strings of all sections as they are sorted. */
    async arrangementOf({ project, sections }: Asking, sorting: Sorting): Promise<Arrangement> {
      const outlines = await outlinesOf(project, sections, sorting);
      return arrangementIn(`${project} ${sections.map(({ id }) => id)}`, outlines, sorting);
    },
  };
}

/** A guest's read marks are in their browser (comments.10): for guests every comment is unread except these. */
function searchOf(
  { status = [], from, regex = false, ...wanted }: StringFilter,
  userId: number | null,
): Search {
  const texts = TEXT_FILTERS.flatMap((name) => (wanted[name] ? [[name, wanted[name]] as const] : []));
  return {
    ...Object.fromEntries(texts),
    ...(from !== undefined && { from }),
    regex: regex && texts.length > 0,
    competing: status.includes('comp'),
    commented: userId === null && status.includes('non_read_coms'),
  };
}

const isAny = ({ regex, ...conditions }: Search) => Object.values(conditions).some(Boolean);
