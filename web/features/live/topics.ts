import type { QueryKey } from '@tanstack/react-query';
import type { Project } from '#contract/projects.ts';
import type { LiveTopic } from '#domain/events/live.ts';
import { commentsIn } from '../../data/queries/comments.ts';
import { DICTIONARY } from '../../data/queries/dictionary.ts';
import { editorPages } from '../../data/queries/editor.ts';
import { INVITES } from '../../data/queries/invites.ts';
import { LOG } from '../../data/queries/log.ts';
import { PROJECTS } from '../../data/queries/projects.ts';
import { READING } from '../../data/queries/reading.ts';
import { SECTIONS } from '../../data/queries/sections.ts';
import { STATISTICS } from '../../data/queries/statistics.ts';

/** What identifies a project. */
export type ProjectRef = Pick<Project, 'id' | 'handle'>;

/** The two forms in which page addresses, and so many query keys, name a project. */
export const refsOf = ({ id, handle }: ProjectRef) => [String(id), handle];

const SECOND = 1000;

type Invalidation = {
  keys: (project: ProjectRef) => QueryKey[];
  /** Milliseconds at least between two requests. */
  interval: number;
};

/** The query keys of a project's card, with its members and without. The reader's role is part of it. */
export const cardsOf = (project: ProjectRef): QueryKey[] =>
  refsOf(project).flatMap((at) => [
    [...PROJECTS, 'card', at],
    [...PROJECTS, 'with members', at],
  ]);

/** The queries that a topic of the stream invalidates. */
export const TOPICS = {
  project: { keys: cardsOf, interval: 2 * SECOND },
  sections: {
    keys: (project) => refsOf(project).map((at) => [...SECTIONS, 'of', at]),
    interval: 2 * SECOND,
  },
  members: { keys: cardsOf, interval: 2 * SECOND },
  invites: {
    keys: ({ id }) => [
      [...INVITES, 'of', id],
      [...INVITES, 'links', id],
      [...INVITES, 'waiting'],
    ],
    interval: 2 * SECOND,
  },
  dictionary: { keys: ({ id }) => [[...DICTIONARY, id]], interval: 2 * SECOND },
  // A log shows each event within a second.
  log: { keys: ({ id }) => [[...LOG, id]], interval: SECOND / 2 },
  statistics: { keys: ({ id }) => [[...STATISTICS, id]], interval: 5 * SECOND },
} as const satisfies Record<LiveTopic, Invalidation>;

/** The keys of all cached data of a project. */
export function keysOf(project: ProjectRef): QueryKey[] {
  return [
    ...Object.values(TOPICS).flatMap(({ keys }) => keys(project)),
    ...refsOf(project).flatMap((at) => [
      editorPages(at),
      commentsIn(at),
      [...READING, at],
      [...SECTIONS, 'one', at],
      ['page of string', at],
    ]),
  ];
}
