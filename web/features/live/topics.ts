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

/** A project as far as its calls name it. */
export type Named = Pick<Project, 'id' | 'handle'>;

/** As addresses of pages name it, and with them much of what is kept of it. */
export const namesOf = ({ id, handle }: Named) => [String(id), handle];

const SECOND = 1000;

type Anew = {
  /** What is asked for again, where it is shown. */
  keys: (project: Named) => QueryKey[];
  /** Milliseconds at least between two times. */
  rest: number;
};

/** Its card, on which one's own role stands, with its members and without. */
export const cardsOf = (project: Named): QueryKey[] =>
  namesOf(project).flatMap((at) => [
    [...PROJECTS, 'card', at],
    [...PROJECTS, 'with members', at],
  ]);

/** What a topic of the stream means to the lists that are kept of a project. */
export const TOPICS = {
  project: { keys: cardsOf, rest: 2 * SECOND },
  sections: { keys: (project) => namesOf(project).map((at) => [...SECTIONS, 'of', at]), rest: 2 * SECOND },
  members: { keys: cardsOf, rest: 2 * SECOND },
  invites: {
    keys: ({ id }) => [
      [...INVITES, 'of', id],
      [...INVITES, 'links', id],
      [...INVITES, 'waiting'],
    ],
    rest: 2 * SECOND,
  },
  dictionary: { keys: ({ id }) => [[...DICTIONARY, id]], rest: 2 * SECOND },
  // A log shows all that is done, within a second.
  log: { keys: ({ id }) => [[...LOG, id]], rest: SECOND / 2 },
  statistics: { keys: ({ id }) => [[...STATISTICS, id]], rest: 5 * SECOND },
} as const satisfies Record<LiveTopic, Anew>;

/** All that is kept of a project. */
export function keysOf(project: Named): QueryKey[] {
  return [
    ...Object.values(TOPICS).flatMap(({ keys }) => keys(project)),
    ...namesOf(project).flatMap((at) => [
      editorPages(at),
      commentsIn(at),
      [...READING, at],
      [...SECTIONS, 'one', at],
      ['page of string', at],
    ]),
  ];
}
