import { listStrings, loadStrings } from '#contract/strings.ts';
import { tooMany } from '../failures.ts';
import { inProject, readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { translationsOf } from '../translations/queries.ts';
import { appendStrings, stringsOf } from './queries.ts';

/** The fragments of the source text (SPEC §5 'Load strings', DECISIONS §6). */
export const strings: Feature = (house) => {
  const { sql } = house;

  serve(house, listStrings, readsProject, async ({ project, section, query }) => {
    const found = stringsOf(sql, project.id, section.id);
    if (!query.fetch_translations) return found;
    const among = sql`s.section_id = ${section.id}`;
    const [sources, byString] = await Promise.all([found, translationsOf(sql, project.id, among)]);
    return sources.map((source) => ({ ...source, translations: byString.get(source.id) ?? [] }));
  });

  serve(
    house,
    loadStrings,
    inProject('can_manage_strings'),
    async ({ project, section, me, body, query }) => {
      const made = await appendStrings(sql, {
        project: project.id,
        section: section.id,
        actor: me.id,
        strings: body,
        splitting: query.splitting,
      });
      if (!made) throw tooMany('strings', 'tooMany');
      return made;
    },
  );
};
