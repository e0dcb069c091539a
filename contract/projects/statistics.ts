import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Stats } from '../core/stats.ts';
import { UserName } from '../core/user-name.ts';
import { replyList, Time } from '../core/values.ts';
import * as routes from './statistics.routes.ts';

/** The contributions of a user or in a section (statistics.8). */
export const ContributionCounts = z.object({
  /** Existing translations. */
  translations: z.int(),
  /** Of these, the current translations of their strings (translations.14). */
  current: z.int(),
  /** Of these, the approved ones, which the interface calls final. */
  approved: z.int(),
  /** Edits of translations' texts, one's own and others'. */
  edits: z.int(),
  /** Approvals given. */
  approves: z.int(),
  /** Votes for and against that the translations received. */
  rating: z.tuple([z.int(), z.int()]),
  /** Votes cast for and against. */
  pluses: z.int(),
  minuses: z.int(),
  /** Comments that aren't deleted. */
  comments: z.int(),
});
export type ContributionCounts = z.infer<typeof ContributionCounts>;

export const getStatistics = endpoint(routes.getStatistics, {
  summary: 'Get statistics by section, by user and in total',
  reply: z.object({
    /** In order of the sections. */
    sections: replyList(
      ContributionCounts.extend({ section_id: z.int(), name: z.string(), stats: Stats }),
      LIMITS.sectionsInOrder,
    ),
    /** Members, and former members with contributions (statistics.9), those with most translations first. */
    users: replyList(
      ContributionCounts.extend({ user: UserName, role_id: z.int().nullable() }),
      CAPS.membersPerProject,
    ),
    project: ContributionCounts.extend({ stats: Stats }),
  }),
});

/** What a user added on a day. It is counted from the log, so content that was deleted later counts too. */
export const DailyContribution = z.object({
  /** The beginning of the day in UTC. */
  day: Time,
  /** Null for all users together who are not among the CAPS.contributorsNamed most active of the period. */
  user: UserName.nullable(),
  translations: z.int(),
  approves: z.int(),
  comments: z.int(),
});
export type DailyContribution = z.infer<typeof DailyContribution>;

export const getContributions = endpoint(routes.getContributions, {
  summary: 'Get the activity of the last 90 days by day and user',
  reply: z.object({
    /** The beginning of the first day, even if `days` doesn't have it. */
    since: Time,
    /** The beginning of today. */
    until: Time,
    /** The days with contributions, oldest first. */
    days: replyList(
      DailyContribution,
      (LIMITS.contributionsWithin / LIMITS.contributionsStep) * (CAPS.contributorsNamed + 1),
    ),
  }),
});
