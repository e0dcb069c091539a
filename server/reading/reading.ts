import { readSection } from '#contract/reading.ts';
import { readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { answerQuery } from '../large/answer-rows.ts';
import { serve } from '../serve.ts';
import { runningText } from './queries.ts';

/** The texts for those who read them and no more: one query a section. */
export const reading: Feature = (house) => {
  serve(house, readSection, readsProject, ({ project, section, ...call }) => {
    const at = { project: project.id, section: section.id };
    return answerQuery(house, call, readSection.reply.element, (sql, limit) => runningText(sql, at, limit));
  });
};
