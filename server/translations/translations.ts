import { addTranslation } from '#contract/translations.ts';
import { INITIAL, whyNotTranslate } from '#domain/translations.ts';
import { found, invalid } from '../failures.ts';
import { inProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { atString } from '../strings/at-string.ts';
import { approvals } from './approvals.ts';
import { editing } from './editing.ts';
import { insertTranslation, translationOf } from './queries.ts';
import { votes } from './votes.ts';

/** Proposed translations (SPEC §4, DECISIONS §5). */
export const translations: Feature = (house) => {
  const { sql } = house;

  serve(house, addTranslation, inProject('can_translate'), async ({ body, ...place }) => {
    const kind = whyNotTranslate(body.text, place.string.max_length);
    if (kind) throw invalid('text', kind);
    const at = atString(place);
    const { text, context, status } = body;
    const id = found(
      await insertTranslation(sql, at, { text, context, initial: status === INITIAL }),
      'string',
    );
    return found(await translationOf(sql, at, id), 'translation');
  });

  editing(house);
  votes(house);
  approvals(house);
};
