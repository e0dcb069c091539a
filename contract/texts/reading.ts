import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { STRING_STATES } from '#domain/core/text/strings.ts';
import { GROUP_KINDS, TEXT_KINDS } from '#domain/files/looks/look.ts';
import { STYLES } from '#domain/formats/marks/styled-runs.ts';
import { endpoint } from '../core/endpoint.ts';
import { pagesOf } from '../core/paging.ts';
import { BodyId, line, replyList } from '../core/values.ts';
import * as routes from './reading.routes.ts';

/** A string for readers (reading.8, reading.2): its source and its current translation (translations.14). */
export const ReadString = z.object({
  id: z.int(),
  /** Its position in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Where it is used; for subtitles their number and times. */
  context: z.string(),
  /** Whether it continues the previous string. */
  continues: z.boolean(),
  state: z.enum(STRING_STATES),
  /** Null if there is none. */
  translation: z.string().nullable(),
});
export type ReadString = z.infer<typeof ReadString>;

export const readSection = endpoint(routes.readSection, {
  summary: 'Get a section for reading: each string with its current translation, in order',
  query: z.object(pagesOf(LIMITS.stringsPage)),
  reply: z.array(ReadString),
  isStreamed: true,
});

/** Where a user has stopped reading a project (reading.12). */
const ReadingPlace = z.object({
  section_id: z.int(),
  string_id: z.int(),
  /** When it was kept. */
  at: z.int(),
});
export type ReadingPlace = z.infer<typeof ReadingPlace>;

export const getReadingPlace = endpoint(routes.getReadingPlace, {
  summary: 'Get where you have stopped reading a project',
  /** `place` is null if none is kept, or its string is deleted. */
  reply: z.object({ place: ReadingPlace.nullable() }),
});

export const setReadingPlace = endpoint(routes.setReadingPlace, {
  summary: 'Keep where you have stopped reading a project',
  body: z.object({ string_id: BodyId }),
  reply: ReadingPlace,
  isPersonal: true,
});

/** What a mark of a text is: a style, a note by its number, a picture of the book by its name. */
const MarkLook = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('style'), style: z.enum(STYLES) }),
  z.object({ kind: z.literal('note'), note: z.int() }),
  z.object({ kind: z.literal('picture'), picture: z.string() }),
]);

/** What a text looks like in the book that it came from (exports.39). */
export const TextLook = z.object({
  /** What it is, if it is no paragraph. */
  kind: z.enum(TEXT_KINDS).optional(),
  /** What it stands in, outermost first; the id of a note is its number. */
  groups: replyList(z.object({ kind: z.enum(GROUP_KINDS), id: z.int() }), LIMITS.groupsOfText)
    .readonly()
    .optional(),
  /** Its place in its table, from 0. */
  cell: z
    .object({ row: z.int(), column: z.int(), columns: z.int(), rows: z.int(), isHead: z.boolean() })
    .optional(),
  /** The picture that it describes. */
  picture: z.string().optional(),
  /** Pictures that stand before it. */
  before: replyList(z.string(), LIMITS.picturesBefore).readonly().optional(),
  /** Styles of all of its words. */
  styles: replyList(z.enum(STYLES), STYLES.length).readonly().optional(),
  /** What its marks are, by their labels: `i`, `note`, `x2`. */
  marks: z.record(z.string(), MarkLook).optional(),
});

const StringPlace = z.object({ section_id: z.int(), string_id: z.int() });

/** What the strings of a section look like in their book; none for a section that came from another file (reading.13). */
export const SectionLooks = z.object({
  /** Strings that are more than plain paragraphs. */
  strings: replyList(z.object({ id: z.int(), look: TextLook }), LIMITS.stringsPerSection),
  /** The notes that they refer to or are in: where each is, and the first string that refers to it; null for deleted ones. */
  notes: replyList(
    z.object({ note: z.int(), at: StringPlace.nullable(), reference: StringPlace.nullable() }),
    LIMITS.stringsPerSection,
  ),
  /**
   * The descriptions of its pictures that are strings of a section of labels (reading.14), each with the string that its picture
   * stands behind, or before.
   */
  descriptions: replyList(
    z.object({ string: ReadString, section_id: z.int(), beside: z.int(), is_before: z.boolean() }),
    LIMITS.stringsPerSection,
  ),
  pictures: replyList(
    z.object({ picture: z.string(), width: z.int(), height: z.int() }),
    LIMITS.stringsPerSection,
  ),
});
export type SectionLooks = z.infer<typeof SectionLooks>;

export const readLooks = endpoint(routes.readLooks, {
  summary: 'Get what the strings of a section look like in the book that they came from',
  reply: SectionLooks,
});

/** Declares no reply because the response is a bitmap. */
export const readPicture = endpoint(routes.readPicture, {
  summary: 'Get an image of a book by the name that `looks` give it',
  query: z.object({ picture: line(LIMITS.pictureName) }),
});
