import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { LiveTopic } from '#domain/core/events/live.ts';
import { SECOND } from '#domain/core/units.ts';
import { cacheKeys } from '../cache-keys.ts';

type Invalidation = {
  keys: (project: number) => readonly QueryKey[];
  /** Milliseconds at least between two requests. */
  interval: number;
};

/** The query keys of a project's card, with its members and without. The reader's role is part of it. */
export const projectCardKeys = (project: number) => [
  cacheKeys.project(project),
  cacheKeys.projectWithMembers(project),
];

/** The query keys of a project's card and of its roles. */
const cardAndRoleKeys = (project: number) => [...projectCardKeys(project), cacheKeys.roles(project)];

/** The queries that a topic of the stream invalidates. */
export const TOPIC_QUERIES: Readonly<Record<LiveTopic, Invalidation>> = {
  project: { keys: cardAndRoleKeys, interval: 2 * SECOND },
  // The card has the sums of sections.
  sections: {
    keys: (project) => [cacheKeys.sectionsOf(project), ...projectCardKeys(project)],
    interval: 2 * SECOND,
  },
  members: { keys: cardAndRoleKeys, interval: 2 * SECOND },
  assignments: {
    keys: (project) => [cacheKeys.assignmentsOf(project), cacheKeys.myAssignments()],
    interval: 2 * SECOND,
  },
  invites: {
    keys: (project) => [
      cacheKeys.invitesOf(project),
      cacheKeys.inviteLinks(project),
      cacheKeys.pendingInvites(),
    ],
    interval: 2 * SECOND,
  },
  dictionary: { keys: (project) => [cacheKeys.dictionary(project)], interval: 2 * SECOND },
  dismissals: { keys: (project) => [cacheKeys.dismissals(project)], interval: 2 * SECOND },
  deleted: { keys: (project) => [cacheKeys.deleted(project)], interval: 2 * SECOND },
  // A log shows each event within a second.
  log: { keys: (project) => [cacheKeys.log(project)], interval: SECOND / 2 },
  statistics: { keys: (project) => [cacheKeys.statistics(project)], interval: 5 * SECOND },
};

/** The keys of all cached data of a project. */
export function projectKeys(project: number): QueryKey[] {
  return [
    // Several topics name the card.
    ...new Map(
      Object.values(TOPIC_QUERIES).flatMap(({ keys }) => keys(project).map((key) => [hashKey(key), key])),
    ).values(),
    cacheKeys.editorPages(project),
    cacheKeys.comments(project),
    cacheKeys.history(project),
    cacheKeys.reading(project),
    cacheKeys.section(project),
    cacheKeys.pageOfString(project),
  ];
}
