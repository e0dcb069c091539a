import { readSection } from '#contract/reading.ts';
import { STRING_STATES } from '#domain/strings.ts';
import { readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { runningText } from './queries.ts';

/** The texts for those who read them and no more: one query a section. */
export const reading: Feature = (house) => {
  serve(house, readSection, readsProject, async ({ project, section }) => {
    const rows = await runningText(house.sql, project.id, section.id);
    return rows.map(({ state, ...row }) => ({ ...row, state: STRING_STATES[state] ?? 'none' }));
  });
};
