import { type PastString, readPast, readPastStrings } from '#contract/history/past.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { readsPastText, stateThen } from '#domain/history/past/past.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import { invalid, notFound } from '../../platform/http/failures.ts';
import { recordedMoment } from './moment-queries.ts';
import { readOrder, type StringThen, sectionsThen, stringsThen } from './state-queries.ts';

/** A project as it was at a moment, for everyone who reads it (past.1). */
export const past: Feature = (context) => {
  registerEndpoint(context, readPast, readsProject, ({ project, viewer, query, source }) =>
    source.read(async (sql) => {
      const { event, previous, next } = await recordedMoment(sql, project.id, query.at);
      const { ids } = await readOrder(sql, { project: project.id, section: 0 }, event);
      const sections = await sectionsThen(sql, project.id, ids, event);
      return {
        at: query.at,
        previous,
        next,
        sections: sections.map(({ id, name, translated_name, strings_amount, fate }, nth) => {
          const isRead = readsPastText(viewer, fate);
          return {
            id,
            num: nth + 1,
            name: isRead ? name : null,
            translated_name: isRead ? translated_name : null,
            strings_amount,
            deleted: fate !== 'present',
          };
        }),
      };
    }),
  );

  registerEndpoint(context, readPastStrings, readsProject, ({ project, viewer, query, source }) =>
    source.read(async (sql) => {
      const { section, after, limit } = query;
      const { event } = await recordedMoment(sql, project.id, query.at);
      const [sections, { ids }] = [
        await readOrder(sql, { project: project.id, section: 0 }, event),
        await readOrder(sql, { project: project.id, section }, event),
      ];
      if (!sections.ids.includes(section)) throw notFound('section');
      const start = after === undefined ? 0 : ids.indexOf(after) + 1;
      if (after !== undefined && start === 0) throw invalid('after', 'unknown');
      const strings = await stringsThen(sql, project.id, ids.slice(start, start + limit), event);
      return strings.map((string, nth) => replyOf(string, start + nth + 1, viewer));
    }),
  );
};

function replyOf(string: StringThen, index: number, viewer: Viewer): PastString {
  const { id, text, context, continues, fate, translation, status, author_id, translation_fate } = string;
  const isRead = readsPastText(viewer, fate);
  const isTranslationRead =
    isRead && translation_fate !== null && readsPastText(viewer, translation_fate, author_id);
  return {
    id,
    index,
    text: isRead ? text : null,
    context: isRead ? context : '',
    continues,
    state: stateThen(status),
    translation: isTranslationRead ? translation : null,
    removed: translation !== null && !isTranslationRead,
  };
}
