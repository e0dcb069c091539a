import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { SECTION_TYPES } from '#domain/section-types.ts';
import { SPLITTINGS } from '#domain/splitting.ts';
import { endpoint } from './endpoint.ts';
import { Stats } from './stats.ts';
import { line } from './values.ts';

/** A part of a project: an ordered run of strings (SPEC §3). */
export const Section = z.object({
  id: z.int(),
  project_id: z.int(),
  name: z.string(),
  /** Place in the project, from 1. */
  num: z.int(),
  type: z.enum(SECTION_TYPES),
  /** How its text was cut; null for JSON and for a section without strings. */
  splitting: z.enum(SPLITTINGS).nullable(),
  stats: Stats,
});
export type Section = z.infer<typeof Section>;

export const listSections = endpoint('GET', '/api/projects/:project/sections', {
  summary: 'The sections of a project in their order',
  reply: z.array(Section),
});

export const getSection = endpoint('GET', '/api/projects/:project/sections/:section', {
  summary: 'One section',
  reply: Section,
});

export const addSection = endpoint('POST', '/api/projects/:project/sections', {
  summary: 'Add a section at the end',
  body: z.object({ name: line(LIMITS.sectionName) }),
  reply: Section,
  status: 201,
});
