import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Stats } from './stats.ts';
import { UserName } from './user-name.ts';

/** What was done, by a user or in a section (SPEC §3 Statistics). */
export const Deeds = z.object({
  /** Translations that are there. */
  translations: z.int(),
  /** Of these, the first in order of their string (DECISIONS §5.4). */
  current: z.int(),
  /** Of these, the approved ones: SPEC's 'final translations'. */
  approved: z.int(),
  /** Changes of translations' texts, one's own and others'. */
  edits: z.int(),
  /** Approvals given. */
  approves: z.int(),
  /** Votes received by the translations: [up, down]. */
  rating: z.tuple([z.int(), z.int()]),
  /** Votes cast for and against. */
  pluses: z.int(),
  minuses: z.int(),
  /** Comments written and not deleted. */
  comments: z.int(),
});
export type Deeds = z.infer<typeof Deeds>;

export const getStatistics = endpoint('GET', '/api/projects/:project/statistics', {
  summary: 'What was done in a project: by section, by user and in all',
  reply: z.object({
    /** In the order of the sections. */
    sections: z.array(Deeds.extend({ section_id: z.int(), name: z.string(), stats: Stats })),
    /** Members, and those who have left something behind; most translations first. */
    users: z.array(Deeds.extend({ user: UserName, role_id: z.int().nullable() })),
    project: Deeds.extend({ stats: Stats }),
  }),
});
