import { readLooks, readPicture } from '#contract/texts/reading.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { lookKey, type NotePlace } from '#domain/files/books/model/looks.ts';
import type { BookSlot } from '#domain/files/books/model/places.ts';
import { printReference, readReference } from '#domain/files/books/slot-reference.ts';
import { picturesIn, type TextLook } from '#domain/files/looks/look.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { invalid, notFound } from '../../platform/http/failures.ts';
import { labelsAt } from '../../texts/reading/queries.ts';
import { type KeptBook, openKeptBooks } from './kept-book.ts';
import { keepsFile, leadsOf, placesOf } from './look-queries.ts';
import { withNames } from './read-looks.ts';

/** How a picture is named: by the file of its book, and its name there. */
const PICTURE = /^([0-9a-f]{32}) (.+)$/s;

/** What texts look like in their books, for the reading page (reading.13). */
export const looks: Feature = (context) => {
  const { sql } = context;
  const files = openKeptBooks(context);

  registerEndpoint(context, readLooks, readsProject, async ({ project, section, request }) => {
    const strings = (await leadsOf(sql, project.id, section.id)).flatMap(({ id, lead }) => {
      const place = readReference(lead);
      return place ? [{ id, ...place }] : [];
    });
    const read = new Map<string, KeptBook>();
    for (const file of new Set(strings.map(({ file }) => file))) {
      const book = { project: project.id, file, language: project.source_lang };
      read.set(file, await files.of(book, request));
    }
    const descriptions = await describedIn(sql, project.id, strings, read);
    const textLooks: { id: number; look: TextLook }[] = [];
    const notes = new Map<number, { file: string; place: NotePlace }>();
    const pictures = new Map<string, { width: number; height: number }>();
    const described = descriptions.map(({ string: { id }, file, slot }) => ({ id, file, slot }));
    for (const { id, file, slot } of [...strings, ...described]) {
      const book = read.get(file);
      const look = book?.looks.get(lookKey(slot));
      if (!book || !look) continue;
      textLooks.push({ id, look: withNames(look, (name) => `${file} ${name}`) });
      for (const note of notesIn(look)) {
        const place = book.notes.get(note);
        if (place) notes.set(note, { file, place });
      }
      for (const name of picturesIn(look)) {
        const picture = book.pictures.get(name);
        if (picture) pictures.set(`${file} ${name}`, picture);
      }
    }
    const leads = new Map(
      // More of them than strings are links of another kind.
      [...notes]
        .slice(0, LIMITS.stringsPerSection)
        .map(([note, { file, place }]) => [
          note,
          [place.note, place.reference].map((slot) => printReference(file, slot)),
        ]),
    );
    const places = await placesOf(sql, project.id, [...leads.values()].flat());
    return {
      strings: textLooks,
      notes: [...leads].map(([note, [at = '', reference = '']]) => ({
        note,
        at: places.get(at) ?? null,
        reference: places.get(reference) ?? null,
      })),
      descriptions: descriptions
        .slice(0, LIMITS.stringsPerSection)
        .map(({ string, section_id, beside, isBefore }) => ({
          string,
          section_id,
          beside,
          is_before: isBefore,
        })),
      pictures: [...pictures]
        .slice(0, LIMITS.stringsPerSection)
        .map(([picture, { width, height }]) => ({ picture, width, height })),
    };
  });

  registerEndpoint(context, readPicture, readsProject, async ({ project, query, request, reply }) => {
    const [, file = '', name = ''] = PICTURE.exec(query.picture) ?? [];
    if (file === '') throw invalid('picture', 'unknown');
    if (!(await keepsFile(sql, project.id, file))) throw notFound('picture');
    const book = await files.of({ project: project.id, file, language: project.source_lang }, request);
    const picture = book.pictures.get(name);
    if (!picture) throw notFound('picture');
    await reply.type(`image/${picture.type}`).send(picture.bytes);
  });
};

/** A string and its place in the file of a book. */
type Placed = { readonly id: number; readonly file: string; readonly slot: BookSlot };

/** The descriptions of the pictures beside some strings that are strings of a section of labels (exports.40). */
async function describedIn(
  sql: Sql,
  project: number,
  strings: readonly Placed[],
  books: ReadonlyMap<string, KeptBook>,
) {
  const ids = new Map(strings.map(({ id, file, slot }) => [`${file} ${lookKey(slot)}`, id]));
  const described = [...books].flatMap(([file, { descriptions }]) =>
    descriptions.flatMap(({ at, beside, isBefore }) => {
      const id = ids.get(`${file} ${lookKey(beside)}`);
      return id === undefined
        ? []
        : [{ lead: printReference(file, at), file, slot: at, beside: id, isBefore }];
    }),
  );
  if (described.length === 0) return [];
  const labels = await labelsAt(
    sql,
    project,
    described.map(({ lead }) => lead),
  );
  // A book that was imported twice has each of them twice.
  const byLead = new Map(labels.toReversed().map((label) => [label.lead, label]));
  return described.flatMap((description) => {
    const label = byLead.get(description.lead);
    return label ? [{ ...description, ...label }] : [];
  });
}

/** The notes that a text refers to or is in. */
const notesIn = ({ groups = [], marks = {} }: TextLook): number[] => [
  ...groups.flatMap(({ kind, id }) => (kind === 'note' ? id : [])),
  ...Object.values(marks).flatMap((mark) => (mark.kind === 'note' ? mark.note : [])),
];
