import { Section } from '#contract/texts/sections.ts';
import type { ListedString } from '#contract/texts/strings.ts';
import { CHUNK_LENGTH } from '../../platform/streaming/json-text.ts';
import { readAhead } from '../../platform/streaming/read-ahead.ts';
import type { Batch } from '../../platform/streaming/send-rows.ts';
import type { SectionPart } from '../strings/batch-queries.ts';

/** A section as {@link SectionPart}, whose strings are to be read. */
export const asPart = ({ id, stats }: Section): SectionPart => ({ id, amount: stats.strings_amount });

/** Adds the strings to their sections. */
export function withStrings(sections: readonly Section[], strings: readonly ListedString[]): Section[] {
  const bySection = Map.groupBy(strings, ({ section_id }) => section_id);
  return sections.map((section) => ({ ...section, strings: bySection.get(section.id) ?? [] }));
}

/** The strings to read while the response is sent, if requested. */
type Inside = {
  strings: AsyncGenerator<Batch<ListedString>, void> | undefined;
  headerAndFooter: ((section: number) => Promise<Pick<Section, 'header' | 'footer'>>) | undefined;
};

/** The end of a section without strings, whose last field they are. */
const NO_STRINGS = '[]}';

/**
 * The sections with their strings as JSON, piece by piece. Sections are parsed by the contract; strings are exact, as in a
 * listing of a section. They are in the order of the sections.
 */
export async function* sectionsText(
  sections: readonly Section[],
  { strings, headerAndFooter }: Inside,
): AsyncGenerator<string> {
  const [between, end] = strings ? [']},', ']}'] : [',', ''];
  let index = -1;
  let isFirst = true;
  yield '[';
  const next = async function* () {
    index += 1;
    isFirst = true;
    const section = sections[index];
    const whole = JSON.stringify(
      Section.parse({
        ...section,
        ...(section && (await headerAndFooter?.(section.id))),
        ...(strings && { strings: [] }),
      }),
    );
    if (strings && !whole.endsWith(NO_STRINGS))
      throw new Error('The strings of a section are not its last field');
    yield `${index === 0 ? '' : between}${strings ? whole.slice(0, -2) : whole}`;
  };
  for await (const { rows } of strings ? readAhead(strings) : []) {
    let text = '';
    for (const row of rows) {
      while (sections[index]?.id !== row.section_id) {
        yield text;
        text = '';
        yield* next();
      }
      text += `${isFirst ? '' : ','}${JSON.stringify(row)}`;
      isFirst = false;
      if (text.length < CHUNK_LENGTH) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  while (index < sections.length - 1) yield* next();
  yield `${sections.length === 0 ? '' : end}]`;
}
