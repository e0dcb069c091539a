import type { Stats } from '#contract/core/stats.ts';
import { type ContributionCounts, getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { sectionsOf } from '../../core/content/section-queries.ts';
import { createVersionCache } from '../../core/content/version-cache.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import { addedSince, type DayOfUserId } from './contribution-queries.ts';
import { sumOfContributions, sumOfStats } from './contributions.ts';
import {
  currentTranslations,
  doneInSections,
  otherContributions,
  type Participant,
  participants,
  type UserContributions,
  writtenTranslations,
} from './queries.ts';

/** The contributions to a project, as they are cached. */
type Contributions = { sections: Awaited<ReturnType<typeof doneInSections>>; users: UserContributions[] };

/** The most rows that each of the two caches keeps, of all projects together. */
const MAX_ROWS = 100_000;

/**
 * The contributions to a project (statistics.7, statistics.8), read in the search pool. They are counted again only after a
 * write in its sections; names, roles and members are read each time.
 */
export const statistics: Feature = (context) => {
  const doneIn = createVersionCache<Contributions>(
    MAX_ROWS,
    ({ sections, users }) => sections.length + users.length,
  );
  const addedIn = createVersionCache<readonly DayOfUserId[]>(MAX_ROWS, (days) => days.length);

  registerEndpoint(context, getStatistics, readsProject, async ({ project, request, source }) => {
    const {
      sections,
      done: contributions,
      people,
    } = await source.search(request, async (searchSql) => {
      const read = async () => {
        const [inSections, ...users] = await Promise.all([
          doneInSections(searchSql, project.id),
          writtenTranslations(searchSql, project.id),
          currentTranslations(searchSql, project.id),
          otherContributions(searchSql, project.id),
        ]);
        return { sections: inSections, users: users.flat() };
      };
      const [present, counted] = await Promise.all([
        sectionsOf(searchSql, project.id),
        doneIn(searchSql, { project: project.id }, read),
      ]);
      const ids = counted.users.map(({ user_id }) => user_id);
      return { sections: present, done: counted, people: await participants(searchSql, project.id, ids) };
    });
    const bySection = Map.groupBy(contributions.sections, ({ section_id }) => section_id);
    const inSections = sections.map(({ id, name, stats }) => ({
      section_id: id,
      name,
      stats,
      ...sumOfContributions([ofStats(stats), ...(bySection.get(id) ?? [])]),
    }));
    return {
      sections: inSections,
      users: byUser(people, contributions.users),
      project: { ...sumOfContributions(inSections), stats: sumOfStats(sections.map(({ stats }) => stats)) },
    };
  });

  registerEndpoint(context, getContributions, readsProject, async ({ project, request, source }) => {
    const { contributionsWithin: within, contributionsStep: step } = LIMITS;
    const until = Math.floor(Date.now() / step) * step;
    const since = until + step - within;
    const { days, people } = await source.search(request, async (searchSql) => {
      const added = await addedIn(searchSql, { project: project.id, name: String(since) }, () =>
        addedSince(searchSql, project.id, since),
      );
      const ids = [...new Set(added.flatMap(({ user_id }) => user_id ?? []))];
      return { days: added, people: await participants(searchSql, project.id, ids) };
    });
    const named = new Map(people.map(({ user }) => [user.id, user]));
    return {
      since,
      until,
      days: days.map(({ user_id, ...day }) => ({ ...day, user: named.get(user_id ?? 0) ?? null })),
    };
  });
};

/**
 * Contributions from a section's counters: a translated string has one current translation, an approved string one
 * approved.
 */
const ofStats = ({
  translations_amount,
  strings_translated,
  strings_approved,
}: Stats): Partial<ContributionCounts> => ({
  translations: translations_amount,
  current: strings_translated,
  approved: strings_approved,
});

/** A row for each user, most translations first, up to the maximum of a reply. */
function byUser(people: readonly Participant[], contributions: readonly UserContributions[]) {
  const byId = Map.groupBy(contributions, ({ user_id }) => user_id);
  return people
    .map(({ user, role_id }) => ({ user, role_id, ...sumOfContributions(byId.get(user.id) ?? []) }))
    .toSorted((a, b) => b.translations - a.translations || (a.user.username < b.user.username ? -1 : 1))
    .slice(0, CAPS.membersPerProject);
}
