import { getReadingPlace, setReadingPlace } from '#contract/texts/reading.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { userWhoReads } from '../../core/guards/guards.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { readingPlaceOf, sectionOf, storePlace } from './place-queries.ts';

/** Where users have stopped reading (reading.12). */
export const readingPlaces: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, getReadingPlace, userWhoReads, async ({ project, me }) => ({
    place: (await readingPlaceOf(sql, project.id, me.id)) ?? null,
  }));

  registerEndpoint(context, setReadingPlace, userWhoReads, async ({ project, me, body: { string_id } }) => {
    const section_id = orNotFound(await sectionOf(sql, project.id, string_id), 'string');
    return { section_id, string_id, at: await storePlace(sql, project.id, me.id, string_id) };
  });
};
