import { readLooks, readPicture } from '#contract/reading.ts';
import { lookKey, type NotePlace } from '#domain/books/model/looks.ts';
import { printReference, readReference } from '#domain/books/slot-reference.ts';
import { LIMITS } from '#domain/limits.ts';
import { picturesIn, type TextLook } from '#domain/looks/look.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import { invalid, notFound } from '../../platform/http/failures.ts';
import { type BookFile, openBookFiles } from './book-file.ts';
import { keepsFile, leadsOf, placesOf } from './look-queries.ts';
import { withNames } from './read-looks.ts';

/** How a picture is named: by the file of its book, and its name there. */
const PICTURE = /^([0-9a-f]{32}) (.+)$/s;

/** What texts look like in their books, for the reading page (reading.13). */
export const looks: Feature = (context) => {
  const { sql } = context;
  const files = openBookFiles(context);

  registerEndpoint(context, readLooks, readsProject, async ({ project, section, request }) => {
    const strings = (await leadsOf(sql, project.id, section.id)).flatMap(({ id, lead }) => {
      const place = readReference(lead);
      return place ? [{ id, ...place }] : [];
    });
    const read = new Map<string, BookFile>();
    for (const file of new Set(strings.map(({ file }) => file))) {
      const wanted = { project: project.id, file, language: project.source_lang };
      read.set(file, await files.of(wanted, request));
    }
    const found: { id: number; look: TextLook }[] = [];
    const notes = new Map<number, { file: string; place: NotePlace }>();
    const pictures = new Map<string, { width: number; height: number }>();
    for (const { id, file, slot } of strings) {
      const book = read.get(file);
      const look = book?.looks.get(lookKey(slot));
      if (!book || !look) continue;
      found.push({ id, look: withNames(look, (name) => `${file} ${name}`) });
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
      strings: found,
      notes: [...leads].map(([note, [at = '', reference = '']]) => ({
        note,
        at: places.get(at) ?? null,
        reference: places.get(reference) ?? null,
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

/** The notes that a text refers to or is in. */
const notesIn = ({ groups = [], marks = {} }: TextLook): number[] => [
  ...groups.flatMap(({ kind, id }) => (kind === 'note' ? id : [])),
  ...Object.values(marks).flatMap((mark) => (mark.kind === 'note' ? mark.note : [])),
];
