import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, ParamsOf } from '#contract/core/endpoint.ts';
import {
  exportAsBook,
  exportFamily,
  exportFile,
  exportStrings,
  importFile,
  keepWorkbook,
  pushFile,
} from '#contract/files/files.ts';
import { hasPermission, type Permission } from '#domain/core/access/roles.ts';
import { hasLayout } from '#domain/files/exports/books/book.ts';
import { isExported } from '#domain/files/families/exported-languages.ts';
import { sectionsOf } from '../core/content/section-queries.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import type { GuardRequest } from '../core/endpoints/call.ts';
import { withPermission } from '../core/endpoints/permission-of.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { memberWith } from '../core/guards/guards.ts';
import { forbidden, invalid } from '../platform/http/failures.ts';
import { publicOriginOf } from '../platform/http/origin.ts';
import { readShape } from '../platform/http/read-shape.ts';
import type { Handled } from '../platform/import-workers/messages.ts';
import { addressOfProject } from './address-of-project.ts';
import { handleKeepWorkbook } from './books/keep-workbook.ts';
import type { LanguageToExport } from './export-family.ts';
import { languagesOf } from './families/queries.ts';
import { handleImportFile } from './import-file.ts';
import { handlePushFile } from './push-file.ts';
import { sectionToPushTo } from './push-queries.ts';
import { sendFile } from './send-file.ts';

type ExportCall = {
  endpoint: Endpoint;
  pieces: Readable;
  handled: Handled;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Import and export of files by programs (imports.42). */
export const files: Feature = (context) => {
  const { sql } = context;

  /** Requires the permissions of the import pages (imports.2), and loads the section that the query names. */
  const mayImport = async (input: GuardRequest<ParamsOf<typeof importFile>>) => {
    const query = readShape(importFile.query, input.request.query);
    const isSource = query.kind === 'source';
    const needs: [Permission, ...Permission[]] = isSource ? ['can_manage_strings'] : ['can_translate'];
    if (isSource && query.section === undefined) needs.push('can_manage_sections');
    if (isSource && query.with_translations) needs.push('can_translate');
    // They are the importing user's own.
    if (query.approves) needs.push('can_self_approve');
    const loaded = await memberWith(needs[0])(input);
    if (!needs.every((permission) => hasPermission(loaded.viewer.role, permission)))
      throw forbidden('role', 'role');
    // Reading a file of any size could block the server, so a worker does it.
    if (query.section === undefined) return { ...loaded, isLarge: true };
    const [section] = await sectionsOf(sql, loaded.project.id, [query.section]);
    if (!section) throw invalid('section', 'unknown');
    const { id, name, splitting } = section;
    return { ...loaded, section: { id, name, splitting }, isLarge: true };
  };

  registerEndpoint(context, importFile, mayImport, handleImportFile(context));

  /** Requires the right to add sections too where the file has none yet. */
  const mayPush = withPermission(
    'can_manage_strings',
    async (input: GuardRequest<ParamsOf<typeof pushFile>>) => {
      const { path, name = '', section } = readShape(pushFile.query, input.request.query);
      const loaded = await memberWith('can_manage_strings')(input);
      const maySection = hasPermission(loaded.viewer.role, 'can_manage_sections');
      const isKnown =
        maySection || (await sectionToPushTo(sql, loaded.project.id, { section, path, name }, 'pathOrName'));
      if (!isKnown) throw section === undefined ? forbidden('role', 'role') : invalid('section', 'unknown');
      return { ...loaded, maySection, isLarge: true };
    },
  );
  registerEndpoint(context, pushFile, mayPush, handlePushFile(context));

  const mayKeep = async (input: GuardRequest<ParamsOf<typeof keepWorkbook>>) => ({
    ...(await memberWith('can_manage_strings')(input)),
    isLarge: true,
  });
  registerEndpoint(
    context,
    keepWorkbook,
    withPermission('can_manage_strings', mayKeep),
    handleKeepWorkbook(context),
  );

  // An export is no write, so no status of the project refuses it (exports.1).
  const mayExport = memberWith('can_translate', 'manage');

  registerEndpoint(
    context,
    exportFile,
    mayExport,
    async ({ project, viewer, query, request, reply, source }) => {
      if (request.method === 'HEAD') {
        await reply.code(200).send();
        return;
      }
      const replica = await source.forWorker();
      const handled = { loaded: { project, viewer }, query, once: undefined, replica };
      await answerFile({ endpoint: exportFile, pieces: Readable.from([]), handled, request, reply });
    },
  );

  registerEndpoint(
    context,
    exportAsBook,
    mayExport,
    async ({ project, viewer, query, request, reply, source }) => {
      if (!hasLayout(query.format, query.layout)) throw invalid('layout', 'choice');
      if (request.method === 'HEAD') {
        await reply.code(200).send();
        return;
      }
      const address = addressOfProject(publicOriginOf(context.settings, request), project.handle);
      const replica = await source.forWorker();
      const handled = { loaded: { project, viewer, address }, query, once: undefined, replica };
      await answerFile({ endpoint: exportAsBook, pieces: Readable.from([]), handled, request, reply });
    },
  );

  registerEndpoint(
    context,
    exportFamily,
    mayExport,
    async ({ project, viewer, me, query, request, reply }) => {
      const all = await languagesOf(sql, project.id, me.id);
      const languages = all
        .filter((language) => isExported(language, query.min_complete))
        .map(
          ({
            project_id: id,
            handle,
            target_lang,
            check_severities,
            placeholder_patterns,
          }): LanguageToExport => ({
            id,
            handle,
            target_lang,
            source_lang: project.source_lang,
            check_severities,
            placeholder_patterns,
          }),
        );
      if (languages.length === 0) throw invalid('languages', 'required');
      if (request.method === 'HEAD') {
        await reply.code(200).send();
        return;
      }
      const handled = { loaded: { project, viewer, languages }, query, once: undefined };
      await answerFile({ endpoint: exportFamily, pieces: Readable.from([]), handled, request, reply });
    },
  );

  registerEndpoint(context, exportStrings, mayExport, async ({ project, body, request, reply }) => {
    const pieces = Readable.from([Buffer.from(JSON.stringify(body))]);
    const handled = { loaded: { project }, query: {}, once: undefined };
    await answerFile({ endpoint: exportStrings, pieces, handled, request, reply });
  });

  /** Sends the file that a worker makes. */
  async function answerFile({ handled, reply, ...asked }: ExportCall) {
    const { text, file } = await context.exports.answer({ ...asked, handled: async () => handled });
    if (!file) throw new Error('an export answers a file');
    await sendFile(reply, file, text);
  }
};
