import type { Section } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { call } from '../../data/wire/call.ts';

/** Fetches the strings of these sections with their translations, one section after another. */
export async function fetchStrings(sections: readonly Section[]): Promise<TargetString[]> {
  const strings: TargetString[] = [];
  for (const { id, project_id } of sections) {
    const listed = await call(listStrings, {
      params: { project: project_id, section: id },
      query: { fetch_translations: 'true' },
    });
    for (const { id: string, text, key, context, max_length, translations = [] } of listed) {
      const [current = null] = translations;
      strings.push({
        ...{ id: string, section: id, text, key, context, max_length },
        current: current && {
          ...{ id: current.id, author_id: current.author_id },
          ...{ text: current.text, updated_at: current.updated_at },
        },
        translations: translations.map(({ text }) => text),
      });
    }
  }
  return strings;
}
