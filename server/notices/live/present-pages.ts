import type { Presence } from '#contract/notices/live.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Page, PageName } from '../../core/events/bus-queries.ts';
import { withGeneratedAvatar } from '../../core/image-store/avatars.ts';

/** A page with the times when its presence and its writing expire. */
type PresentPage = Page & { until: number; writingUntil: number; changedAt: number };

/** The most pages of all projects, some ten megabytes. */
const MAX_PAGES = 50_000;

const keyOf = (userId: number, client: string) => `${userId} ${client}`;

/** The pages that are present in each project, in limited number. Times are milliseconds of this server's clock. */
export function createPresentPages() {
  const projects = new Map<number, Map<string, PresentPage>>();
  let all = 0;

  function drop(project: number, key: string): boolean {
    const pages = projects.get(project);
    if (!pages?.delete(key)) return false;
    all -= 1;
    if (pages.size === 0) projects.delete(project);
    return true;
  }

  /** Makes room for another page of a user; false if there is none. */
  function hasRoom(project: number, userId: number): boolean {
    const pages = [...(projects.get(project)?.values() ?? [])];
    const pagesOfUser = pages.filter(({ user }) => user.id === userId);
    // Pages are in the order in which they were last shown.
    const [oldest] = pagesOfUser;
    if (pagesOfUser.length >= LIMITS.presentPagesPerUser && oldest)
      return drop(project, keyOf(userId, oldest.client));
    return pages.length < LIMITS.presentPages && all < MAX_PAGES;
  }

  return {
    /** Adds or updates a page; returns whether anything changed. */
    show(page: Page, now: number): boolean {
      const { project, user, client } = page;
      const key = keyOf(user.id, client);
      const before = projects.get(project)?.get(key);
      if (!before && !hasRoom(project, user.id)) return false;
      drop(project, key);
      const isSame =
        before !== undefined && before.string_id === page.string_id && before.is_writing === page.is_writing;
      const present: PresentPage = {
        ...page,
        until: now + LIMITS.presenceLasts,
        writingUntil: page.is_writing ? now + LIMITS.writingLasts : 0,
        changedAt: isSame ? before.changedAt : now,
      };
      const pages = projects.get(project);
      if (pages) pages.set(key, present);
      else projects.set(project, new Map([[key, present]]));
      all += 1;
      return !isSame;
    },
    /** Removes a page; returns whether it was there. */
    leave: ({ project, user_id, client }: PageName): boolean => drop(project, keyOf(user_id, client)),
    /** A page as it was last shown. */
    page: ({ project, user_id, client }: PageName): Page | undefined =>
      projects.get(project)?.get(keyOf(user_id, client)),
    /** Extends the presence of a page, but not its writing. */
    renew({ project, user_id, client }: PageName, now: number): Page | undefined {
      const page = projects.get(project)?.get(keyOf(user_id, client));
      if (page) page.until = now + LIMITS.presenceLasts;
      return page;
    },
    /** Removes what has expired; returns the projects that changed. */
    sweep(now: number): number[] {
      const changed = new Set<number>();
      for (const [project, pages] of projects) {
        for (const [key, page] of pages) {
          const isOver = page.until <= now;
          const hasStopped = page.is_writing && page.writingUntil <= now;
          if (!isOver && !hasStopped) continue;
          page.is_writing = false;
          if (isOver) drop(project, key);
          changed.add(project);
        }
      }
      return [...changed];
    },
    /**
     * The users in a project by name, each once: at the page where they write, otherwise at the one that they opened
     * last.
     */
    peopleIn(project: number): Presence {
      const people = new Map<number, PresentPage>();
      for (const page of projects.get(project)?.values() ?? []) {
        const other = people.get(page.user.id);
        if (!other || isNewer(page, other)) people.set(page.user.id, page);
      }
      const named = [...people.values()]
        .sort((one, other) => (one.user.username < other.user.username ? -1 : 1))
        .slice(0, LIMITS.presentShown);
      return {
        people: named.map(({ user: { id, username, avatar_image }, string_id, is_writing }) => {
          const { avatar_generated } = withGeneratedAvatar({ username });
          return { user: { id, username }, avatar_image, avatar_generated, string_id, is_writing };
        }),
        amount: people.size,
      };
    },
    /** The number of pages. */
    amount: () => all,
  };
}

const isNewer = (one: PresentPage, other: PresentPage) =>
  one.is_writing === other.is_writing ? one.changedAt > other.changedAt : one.is_writing;
