import { type ContributionCounts, getContributions, getStatistics } from '#contract/statistics.ts';
import type { Stats } from '#contract/stats.ts';
import { CAPS, LIMITS } from '#domain/limits.ts';
import { sectionsOf } from '../content/section-queries.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { readsProject } from '../guards/guards.ts';
import { sumOfContributions, sumOfStats } from './contributions.ts';
import {
  addedSince,
  authored,
  chosen,
  doneInSections,
  otherContributions,
  type UserContributions,
} from './queries.ts';

/** The contributions to a project (statistics.7, statistics.8). They are read in the search pool. */
export const statistics: Feature = (context) => {
  registerEndpoint(context, getStatistics, readsProject, async ({ project, request }) => {
    const [sections, done, ...users] = await context.searchPool.run(request, (own) =>
      Promise.all([
        sectionsOf(own, project.id),
        doneInSections(own, project.id),
        authored(own, project.id),
        chosen(own, project.id),
        otherContributions(own, project.id),
      ]),
    );
    const bySection = Map.groupBy(done, ({ section_id }) => section_id);
    const inSections = sections.map(({ id, name, stats }) => ({
      section_id: id,
      name,
      stats,
      ...sumOfContributions([ofStats(stats), ...(bySection.get(id) ?? [])]),
    }));
    return {
      sections: inSections,
      users: byUser(users.flat()),
      project: { ...sumOfContributions(inSections), stats: sumOfStats(sections.map(({ stats }) => stats)) },
    };
  });

  registerEndpoint(context, getContributions, readsProject, async ({ project, request }) => {
    const { contributionsWithin: within, contributionsStep: step } = LIMITS;
    const until = Math.floor(Date.now() / step) * step;
    const since = until + step - within;
    const days = await context.searchPool.run(request, (own) => addedSince(own, project.id, { since, step }));
    return { since, until, days };
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

/** One row per user, most translations first, as many as a reply has. */
const byUser = (rows: UserContributions[]) =>
  [...Map.groupBy(rows, ({ user }) => user.id).values()]
    .flatMap((all) =>
      all.slice(0, 1).map(({ user, role_id }) => ({ user, role_id, ...sumOfContributions(all) })),
    )
    .toSorted((a, b) => b.translations - a.translations || (a.user.username < b.user.username ? -1 : 1))
    .slice(0, CAPS.membersPerProject);
