import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import {
  previewBook,
  previewFile,
  previewMatches,
  previewSource,
  previewTranslations,
  TextsOfBody,
} from '#contract/files/previews.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { base64Of } from '#domain/core/text/base64.ts';
import { pairsFor } from '#domain/files/imports/section-update.ts';
import { inspectFile } from '#domain/files/previews/inspect-file.ts';
import { pairTexts } from '#domain/files/previews/pair-texts.ts';
import { readBookFile } from '#domain/files/previews/read-book-file.ts';
import { type FileBytes, readText } from '#domain/files/previews/read-text.ts';
import { sectionsOf } from '../core/content/section-queries.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { memberWith, signedIn } from '../core/guards/guards.ts';
import { invalid } from '../platform/http/failures.ts';
import { parseBody } from '../platform/http/read-bodies.ts';
import { readShape } from '../platform/http/read-shape.ts';
import type { WorkerContext } from '../platform/import-workers/messages.ts';
import { refuseTooMany } from './import-translations.ts';
import { stringsToMatch, stringsToTranslate } from './queries.ts';
import { tableChoiceFor } from './table-choice.ts';

/** Previews of imports: files are read for pages, and nothing is stored (docs/decisions/116). Whoever may import may preview. */
export const previews: Feature = (context) => {
  registerEndpoint(context, previewBook, signedIn, handlePreviewBook());
  registerEndpoint(context, previewSource, memberWith('can_manage_strings'), handlePreviewSource(context));
  registerEndpoint(context, previewFile, memberWith('can_manage_strings'), handlePreviewFile());
  registerEndpoint(
    context,
    previewTranslations,
    memberWith('can_translate'),
    handlePreviewTranslations(context),
  );
  registerEndpoint(context, previewMatches, memberWith('can_manage_strings'), handlePreviewMatches(context));
};

type Project = { id: number; source_lang: string; target_lang: string };

export const handlePreviewBook =
  () =>
  async ({
    query: { name, format, texts_of },
    body,
  }: {
    query: QueryOf<typeof previewBook>;
    body: Uint8Array;
  }) => {
    const read = readBookFile({ file: { name, bytes: body }, format, textsOf: texts_of });
    if (!read.ok) return read;
    const { cover } = read.facts;
    return { ...read, facts: { ...read.facts, cover: cover && base64Of(cover) } };
  };

type SourceCall = { project: Project; query: QueryOf<typeof previewSource>; body: Uint8Array };

export const handlePreviewSource =
  ({ sql }: Pick<WorkerContext, 'sql'>) =>
  async ({ project, query, body }: SourceCall) =>
    readText({
      text: textOf(body, query.name),
      choice: query.choice,
      encoding: query.encoding,
      cameIn: query.came_in,
      lang: project.source_lang,
      targetLang: project.target_lang,
      isPlain: query.is_plain,
      isOneSection: query.is_one_section,
      table: await tableChoiceFor(sql, { project: project.id, section: query.section }, {}),
    });

type InspectCall = { project: Project; query: QueryOf<typeof previewFile>; body: Uint8Array };

export const handlePreviewFile =
  () =>
  async ({ project, query: { name, how }, body }: InspectCall) =>
    inspectFile({
      file: { name, bytes: body },
      lang: project.source_lang,
      targetLang: project.target_lang,
      how,
    });

type TranslationsCall = {
  project: Project;
  viewer: Viewer;
  query: QueryOf<typeof previewTranslations>;
  body: Uint8Array;
};

export const handlePreviewTranslations =
  ({ sql }: Pick<WorkerContext, 'sql'>) =>
  async ({ project, viewer, query, body }: TranslationsCall) => {
    const { section } = query;
    const texts = textsIn(body);
    const [known] = section === undefined ? [] : await sectionsOf(sql, project.id, [section]);
    if (section !== undefined && !known) throw invalid('section', 'unknown');
    const strings = await stringsToTranslate(sql, project.id, section, true);
    refuseTooMany(strings);
    const table = await tableChoiceFor(sql, { project: project.id, section }, {});
    return pairTexts(texts, strings, {
      type: query.type,
      detects: query.detects ?? [],
      escapesBreaks: query.escapes_breaks,
      loadsSame: query.load_same,
      language: project.target_lang,
      splitting: known?.splitting ?? null,
      project: project.id,
      table,
      viewer,
    });
  };

/** A text as it was pasted, or a file. */
const textOf = (bytes: Uint8Array, name: string | undefined): string | FileBytes =>
  name === undefined ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : { name, bytes };

/** The texts of a body: a line says how they are read, and their bytes stand behind it; a body that has fewer or more is refused. */
function textsIn(body: Uint8Array) {
  const end = body.indexOf(LINE_BREAK);
  const line = new TextDecoder().decode(body.subarray(0, Math.max(end, 0)));
  const { texts } = readShape(TextsOfBody, parseBody(line));
  let left = body.subarray(end + 1);
  const sections = texts.map(({ bytes = left.length, name, ...how }, id) => {
    if (bytes > left.length) throw invalid('texts', 'illegal');
    const text = textOf(left.subarray(0, bytes), name);
    left = left.subarray(bytes);
    return { id, text, ...how };
  });
  if (left.length > 0) throw invalid('texts', 'illegal');
  return sections;
}

const LINE_BREAK = 0x0a;

type MatchCall = { project: Project; section: { id: number }; body: BodyOf<typeof previewMatches> };

export const handlePreviewMatches =
  ({ sql }: Pick<WorkerContext, 'sql'>) =>
  async ({ project, section, body: { by, strings } }: MatchCall) => {
    const stored = await stringsToMatch(sql, project.id, section.id);
    const pairs = pairsFor(stored, strings, by);
    return { matches: pairs.map((at) => (at === undefined ? null : (stored[at]?.id ?? null))) };
  };
