import type { Section } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { call } from '../../data/wire/call.ts';

/** The strings of these sections with the translations that they have now, one section after the other. */
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
