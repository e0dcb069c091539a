import type { Section } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
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
    for (const { id, text, key, context, max_length, translations = [] } of listed) {
      strings.push({
        id,
        text,
        key,
        context,
        max_length,
        translations: translations.map(({ text }) => text),
      });
    }
  }
  return strings;
}
