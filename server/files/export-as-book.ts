import type { QueryOf } from '#contract/core/endpoint.ts';
import type { exportAsBook } from '#contract/files/files.ts';
import {
  type BookSection,
  bookFile,
  proofreadingFile,
  sectionsToRead,
} from '#domain/files/exports/book-file.ts';
import { BOOK_FACTS } from '#domain/files/exports/books/book.ts';
import { exportFileName } from '#domain/files/exports/file-names.ts';
import { leftOutOf } from '#domain/files/exports/lacking.ts';
import { type AnyFile, filesInZip } from '#domain/files/exports/own-file.ts';
import { zipFiles } from '#domain/files/exports/zip.ts';
import { withDescriptions } from '#domain/files/looks/with-descriptions.ts';
import { sectionsOf } from '../core/content/section-queries.ts';
import { coverJpeg } from '../core/image-store/cover-jpeg.ts';
import { shownCover } from '../core/image-store/queries.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { invalid } from '../platform/http/failures.ts';
import type { FileAnswer, Snapshot } from '../platform/import-workers/messages.ts';
import type { CheckedProject } from '../texts/translations/require-checks.ts';
import { bookFactsOf } from './export-queries.ts';
import { readLooks } from './looks/read-looks.ts';
import { refuseBlocked, translationsToExport } from './translations-to-export.ts';

type Call = {
  project: CheckedProject & { handle: string; name: string };
  /** The address of the project's page. */
  address: string;
  query: QueryOf<typeof exportAsBook>;
};

/** Handles exportAsBook in a worker: makes a book from one snapshot (exports.24). */
export const handleExportAsBook =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async (call: Call): Promise<FileAnswer> => {
    const { query } = call;
    const { layout } = query;
    if (layout === 'proofreading') return exportForProofreading(snapshot, call);
    const { project, address } = call;
    const translations = translationsToExport(project, query);
    const {
      sections: bookSections,
      description,
      work,
      image,
    } = await snapshot((tx) => read(tx, call, translations));
    const { lookOf, descriptions, pictures, leftOut } = await readLooks(snapshot, {
      project: project.id,
      language: project.source_lang,
      strings: bookSections.flatMap(({ strings }) => strings),
      hasPictures: query.format !== 'txt',
    });
    const leads = descriptions.map(({ lead }) => lead);
    const labels = leads.length === 0 ? [] : await snapshot((tx) => translations.ofLabelsAt(tx, leads));
    const byLead = new Map(labels.toReversed().map((label) => [label.lead, label]));
    const described = descriptions.flatMap(({ lead, ...place }) => {
      const string = byLead.get(lead);
      return string ? [{ string, ...place }] : [];
    });
    const sections = sectionsToRead(
      bookSections.map(({ section, strings }) => ({
        section,
        strings: withDescriptions(strings, described, ({ lead }) => lead ?? undefined).map((string) => ({
          ...string,
          look: lookOf(string),
        })),
      })),
    );
    if (sections.length === 0) throw invalid('strings', 'required');
    // What isn't in the book, as a label of the file that it came from, can't be blocked in it.
    const blocked = leftOutOf(translations.lackingIn(sections.flatMap(({ strings }) => strings)));
    refuseBlocked(query.blocked, blocked);
    const cover = image ? await coverJpeg(image.bytes) : null;
    const { format, untranslated, lang, zip } = query;
    const options = {
      layout,
      untranslated,
      lang,
      hasCredits: !query.without_credits,
      hasColophon: !query.without_colophon,
    };
    const make = (some: readonly BookSection[]) =>
      bookFile({ ...project, description, work, address, cover, pictures }, some, format, options);
    const lacks = { withoutPictures: leftOut, blocked };
    if (zip) return { ...(await zipOf(project, sections, (section) => make([section]))), ...lacks };
    const { name, content } = await make(sections);
    return { name, mediaType: mediaTypeOf(format), bytes: bytesOf(content), ...lacks };
  };

/** Makes the document for proofreading, or a ZIP with one of each section (exports.38). */
async function exportForProofreading(snapshot: Snapshot, call: Call): Promise<FileAnswer> {
  const { project, query } = call;
  const translations = translationsToExport(project, query);
  const sections = await snapshot(async (tx) => {
    const read = [];
    for (const section of await chosenSections(tx, call))
      read.push({ section, rows: await translations.ofSection(tx, section.id) });
    return read;
  });
  const blocked = leftOutOf(translations.lackingIn(sections.flatMap(({ rows }) => rows)));
  refuseBlocked(query.blocked, blocked);
  if (query.zip) {
    const file = await zipOf(project, sections, (section) =>
      proofreadingFile(project, [section], query.lang),
    );
    return { ...file, blocked };
  }
  const { name, content } = await proofreadingFile(project, sections, query.lang);
  return { name, mediaType: mediaTypeOf(query.format), bytes: bytesOf(content), blocked };
}

/** A ZIP with a file of each section. */
async function zipOf<Section extends Pick<BookSection, 'section'>>(
  { handle, source_lang: sourceLang, target_lang }: Call['project'],
  sections: readonly Section[],
  make: (section: Section) => Promise<AnyFile>,
): Promise<FileAnswer> {
  const files: (Pick<BookSection, 'section'> & { file: AnyFile })[] = [];
  for (const section of sections) files.push({ section: section.section, file: await make(section) });
  return {
    name: exportFileName({ handle, lang: target_lang, sourceLang, ext: 'zip' }),
    mediaType: 'application/zip',
    bytes: zipFiles(
      filesInZip(
        files,
        () => true,
        ({ file }) => file,
      ),
    ),
  };
}

/** The chosen sections that have strings; none is refused. */
async function chosenSections(tx: Transaction, { project, query: { sections: chosen } }: Call) {
  const all = await sectionsOf(tx, project.id, chosen);
  if (chosen && all.length < new Set(chosen).size) throw invalid('sections', 'unknown');
  const filled = all.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) throw invalid('strings', 'required');
  return filled;
}

/** The chosen sections, and what the project says of itself. */
async function read(tx: Transaction, call: Call, translations: ReturnType<typeof translationsToExport>) {
  const { project, query } = call;
  const sections = [];
  for (const section of await chosenSections(tx, call))
    sections.push({ section, strings: await translations.ofChapter(tx, section.id) });
  return {
    sections,
    ...(await bookFactsOf(tx, project.id)),
    // Each of a thousand books would have it again.
    image: query.zip || query.format === 'txt' ? undefined : await shownCover(tx, project.id),
  };
}

const mediaTypeOf = (format: Call['query']['format']) => {
  const { mediaType } = BOOK_FACTS[format];
  return mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
};

const bytesOf = (content: AnyFile['content']): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;
