import type { QueryOf } from '#contract/core/endpoint.ts';
import type { exportFile } from '#contract/files/files.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { readsPastText } from '#domain/history/past/past.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { recordedMoment } from '../history/past/moment-queries.ts';
import {
  readOrder,
  type SectionThen,
  type StringThen,
  sectionsThen,
  stringsThen,
} from '../history/past/state-queries.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { invalid } from '../platform/http/failures.ts';
import type { TextToExport } from './text-to-export.ts';

type Call = { project: { id: number }; viewer: Viewer; query: QueryOf<typeof exportFile> & { at: number } };

/**
 * The text of a project as it was, for a file (exports.18). Of the past it isn't stored what stood around the texts in
 * their files, so the sections become JSON or plain text.
 */
export async function pastText(tx: Transaction, { project, viewer, query }: Call): Promise<TextToExport> {
  if (query.excludes_needs_review) throw invalid('excludes_needs_review', 'notRecorded');
  if (query.blocked !== 'take') throw invalid('blocked', 'notRecorded');
  const { event } = await recordedMoment(tx, project.id, query.at);
  const order = await readOrder(tx, { project: project.id, section: 0 }, event);
  const chosen = query.sections ? order.ids.filter((id) => query.sections?.includes(id)) : order.ids;
  if (query.sections && chosen.length < new Set(query.sections).size) throw invalid('sections', 'unknown');
  const sections = await sectionsThen(tx, project.id, chosen, event);
  const version = query.source ? 'none' : query.version;
  return {
    tx,
    sections: sections.map((section) => fileSection(section, viewer, query.removed)),
    async rowsOf(section) {
      const { ids } = await readOrder(tx, { project: project.id, section: section.id }, event);
      const strings = await stringsThen(tx, project.id, ids, event, version);
      return { section, rows: strings.map((string) => rowOf(string, viewer, query.removed)), blocked: [] };
    },
  };
}

function fileSection(then: SectionThen, viewer: Viewer, removed: string) {
  const { id, type, splitting, strings_amount, fate } = then;
  const isRead = readsPastText(viewer, fate);
  return {
    id,
    name: isRead ? then.name : removed,
    translated_name: isRead ? then.translated_name : null,
    format: type satisfies Format,
    splitting,
    header: null,
    footer: null,
    stats: { strings_amount },
  };
}

function rowOf(string: StringThen, viewer: Viewer, removed: string) {
  const { text, key, context, max_length, continues, translation, status, author_id } = string;
  const isRead = readsPastText(viewer, string.fate);
  const isTranslationRead =
    isRead && string.translation_fate !== null && readsPastText(viewer, string.translation_fate, author_id);
  const shownTranslation = isTranslationRead ? translation : removed;
  return {
    text: isRead ? text : removed,
    key: isRead ? key : '',
    context: isRead ? context : '',
    max_length,
    continues,
    frame: null,
    translation: translation === null ? null : shownTranslation,
    isDraft: status === INITIAL,
  };
}
