import { addressOf } from '#contract/core/request.ts';
import { readPicture } from '#contract/texts/reading.routes.ts';
import type { ReadString, SectionLooks } from '#contract/texts/reading.ts';
import type { TextLook } from '#domain/files/looks/look.ts';
import type { Description } from '#domain/files/looks/with-descriptions.ts';

type StringPlace = { section_id: number; string_id: number };

/** What the strings of a section look like, by their ids (reading.13). */
export type Looks = {
  section: number;
  of: ReadonlyMap<number, TextLook>;
  notes: ReadonlyMap<number, { at: StringPlace | null; reference: StringPlace | null }>;
  pictures: ReadonlyMap<string, { address: string; width: number; height: number }>;
  /**
   * The descriptions of its pictures that are strings of another section, and those sections by the ids of the strings
   * (exports.40).
   */
  descriptions: readonly Description<ReadString, number>[];
  sectionOf: ReadonlyMap<number, number>;
};

export function looksOf(
  project: number,
  section: number,
  { strings, notes, pictures, descriptions }: SectionLooks,
): Looks {
  return {
    section,
    of: new Map(strings.map(({ id, look }) => [id, look])),
    notes: new Map(notes.map(({ note, ...places }) => [note, places])),
    pictures: new Map(
      pictures.map(({ picture, ...size }) => [
        picture,
        { address: addressOf(readPicture.path, { project }, { picture }), ...size },
      ]),
    ),
    descriptions: descriptions.map(({ string, beside, is_before }) => ({
      string,
      beside,
      isBefore: is_before,
    })),
    sectionOf: new Map(descriptions.map(({ string, section_id }) => [string.id, section_id])),
  };
}

/** Whether a string is shown by another one: the number of a note, and what a picture in a line shows. */
export const isAside = (look: TextLook | undefined, looks: Looks | undefined): boolean =>
  look?.kind === 'sign' ||
  (look?.kind === 'alt' && look.picture !== undefined && looks?.pictures.has(look.picture) === true);

/** The table that a string is in; undefined for one in none. */
export const tableOf = (look: TextLook | undefined): number | undefined =>
  look?.cell && look.groups?.find(({ kind }) => kind === 'table')?.id;

const isSetIn = (kind: string) => kind !== 'stanza' && kind !== 'note' && kind !== 'table';

/** Attributes by which a string is set; `next` is the look of the one behind it. */
export function lookAttributes(look: TextLook | undefined, next: TextLook | undefined) {
  if (!look) return {};
  const groups = look.groups ?? [];
  const inner = groups.findLast(({ kind }) => isSetIn(kind))?.kind;
  const stanza = groups.find(({ kind }) => kind === 'stanza')?.id;
  const isLast = stanza !== next?.groups?.find(({ kind }) => kind === 'stanza')?.id;
  return {
    'data-kind': look.kind,
    'data-group': inner,
    'data-note': groups.some(({ kind }) => kind === 'note') || undefined,
    'data-ends': (inner === 'verse' && isLast) || undefined,
  };
}

/** The number of the note that a string begins; undefined for another one. */
export function noteBegunBy(id: number, looks: Looks | undefined): number | undefined {
  const note = looks?.of.get(id)?.groups?.find(({ kind }) => kind === 'note')?.id;
  return note !== undefined && looks?.notes.get(note)?.at?.string_id === id ? note : undefined;
}
