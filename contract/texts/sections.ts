import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { SPLITTINGS } from '#domain/core/text/splitting.ts';
import { FORMAT_IDS } from '#domain/formats/model/format.ts';
import { SECTION_TYPES } from '#domain/texts/sections/section-types.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED } from '../core/paging.ts';
import { Stats } from '../core/stats.ts';
import { BodyId, Flag, issueOf, line, list, replyList } from '../core/values.ts';
import * as routes from './sections.routes.ts';
import { ListedString } from './strings.ts';

/** A part of a project: an ordered list of strings (sections.1). */
export const Section = z.object({
  id: z.int(),
  project_id: z.int(),
  name: z.string(),
  /** The translation of its name (sections.3); null if there is none. */
  translated_name: z.string().nullable(),
  /** Its position in the project, from 1. */
  num: z.int(),
  type: z.enum(SECTION_TYPES),
  /** How its text was split into strings; null for JSON and for a section without strings. */
  splitting: z.enum(SPLITTINGS).nullable(),
  /** The format of exports: that of the imported file, or else its type. */
  format: z.enum(FORMAT_IDS),
  /** Whether all its strings are labels of the file of its book, which are no part of what is read (reading.14). */
  has_only_labels: z.boolean(),
  /** With `?fetch_frames`: the parts of its file before and after all strings; null if it has none. */
  header: z.string().nullable().optional(),
  footer: z.string().nullable().optional(),
  /** The path of the file that a program pushes to it (command-line.1); null if none does. */
  source_path: z.string().nullable(),
  /** The hash that came with that file; null if the section has had another source since. */
  source_hash: z.string().nullable(),
  /** When a manager published it to the readers of the project's feed (feeds.8); null if it isn't. */
  published_at: z.int().nullable(),
  /** When its name or type was last changed, or it was published. */
  updated_at: z.int(),
  stats: Stats,
  /** With `?fetch_strings`, in order. */
  strings: replyList(ListedString, LIMITS.stringsPerSection).optional(),
});
export type Section = z.infer<typeof Section>;

const name = line(LIMITS.sectionName);
/** A new name; existing ones stay valid until they are changed (server/texts/sections/edit-queries.ts). */
const newName = name.superRefine((value, issues) => {
  if (whyNotSectionName(value) === 'invisible') issues.addIssue(issueOf('invisible'));
});

export const listSections = endpoint(routes.listSections, {
  summary: 'List the sections of a project in order',
  query: z.object({
    generate_statistics: Flag,
    fetch_strings: Flag,
    /** With `fetch_strings` also those of the strings. */
    fetch_frames: Flag,
    /** The following flags need `fetch_strings`, and `fetch_votes` needs `fetch_translations`. */
    fetch_translations: Flag,
    fetch_votes: Flag,
    fetch_comments: Flag,
    ...CHANGED,
  }),
  reply: z.array(Section),
  isStreamed: true,
});

export const getSection = endpoint(routes.getSection, {
  summary: 'Get a section',
  query: z.object({ generate_statistics: Flag, fetch_frames: Flag }),
  reply: Section,
});

export const addSection = endpoint(routes.addSection, {
  summary: 'Add a section at the end or after another section',
  isRepeatable: true,
  body: z.object({ name: newName, after: BodyId.optional() }),
  reply: Section,
  status: 201,
});

export const rearrangeSections = endpoint(routes.rearrangeSections, {
  summary: 'Rearrange sections; the list holds every id once',
  body: z.object({ sections: list(BodyId, { max: LIMITS.sectionsInOrder }) }),
  reply: replyList(z.int(), LIMITS.sectionsInOrder),
});

export const editSection = endpoint(routes.editSection, {
  summary: 'Rename a section, change its type, or publish it to the readers of the feed',
  body: z
    .object({
      name,
      type: z.enum(SECTION_TYPES),
      /** Whether the project's feed has it, if it shows published sections (feeds.8). */
      published: z.boolean(),
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: Section,
});

export const translateSectionName = endpoint(routes.translateSectionName, {
  summary: 'Translate a section’s name; an empty translation removes it',
  body: z.object({
    translated_name: line({ ...LIMITS.sectionName, min: 0 }).superRefine((value, issues) => {
      if (value !== '' && whyNotSectionName(value) === 'invisible') issues.addIssue(issueOf('invisible'));
    }),
    /** The translation that the client has; the change is refused if it is no longer current (api.9). */
    seen: line({ ...LIMITS.sectionName, min: 0 })
      .nullable()
      .optional(),
  }),
  reply: Section,
});

export const deleteSection = endpoint(routes.deleteSection, {
  summary: 'Delete a section with its strings',
});
