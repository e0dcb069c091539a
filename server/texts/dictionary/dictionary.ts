import { addEntry, deleteEntry, editEntry, listEntries } from '#contract/texts/dictionary.ts';
import { isBlank } from '#domain/core/text/text.ts';
import type { EntryDraft } from '#domain/texts/dictionary/dictionary.ts';
import { withKeys } from '#domain/texts/dictionary/keys.ts';
import { ownStates } from '#domain/texts/dictionary/pattern-size.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject } from '../../core/guards/guards.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import { forbidden, invalid, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { sendQuery } from '../../platform/streaming/send-rows.ts';
import { whyNotKeys } from '../find-thread/find-thread.ts';
import { changeEntry } from './change-entry.ts';
import { deleteEntryRow, entriesOf, hasEntry, insertEntry, whyNoRoom } from './queries.ts';

/** The words of a project with their agreed translations (dictionary.3). */
export const dictionary: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listEntries, readsProject, async ({ project, query, ...call }) => {
    const { after, limit } = query;
    if (after !== undefined && !(await hasEntry(sql, project.id, after))) throw invalid('after', 'unknown');
    if (limit !== undefined) return entriesOf(sql, project.id, query);
    return sendQuery(call.source, call, listEntries.reply.element, (on, most) =>
      entriesOf(on, project.id, { ...query, limit: most }),
    );
  });

  registerEndpoint(
    context,
    addEntry,
    memberWith('can_manage_strings'),
    async ({ project, me, body, request }) => {
      await refuseBadKeys(body, visitorOf(request));
      const target = { project: project.id, actor: me.id };
      const draft = withKeys(body, project);
      const entry = await withProjectLocked(sql, project.id, async (tx) => {
        const full = await whyNoRoom(tx, project.id, { states: ownStates(draft) });
        if (full) throw forbidden('general', full);
        return insertEntry(tx, target, draft);
      });
      return orNotFound(entry, 'entry');
    },
  );

  registerEndpoint(
    context,
    editEntry,
    memberWith('can_manage_strings'),
    async ({ project, entry, me, body, request }) => {
      await refuseBadKeys(body, visitorOf(request));
      const refuse = (bytes: number) => refuseByQuota(project, context.settings, { bytes });
      return changeEntry(sql, { project, entry: entry.id, actor: me.id }, body, refuse);
    },
  );

  registerEndpoint(context, deleteEntry, memberWith('can_manage_strings'), async ({ project, entry, me }) => {
    const isDone = await deleteEntryRow(sql, { project: project.id, actor: me.id }, entry.id);
    orNotFound(isDone || undefined, 'entry');
  });
};

/** Refuses keys that are no valid patterns (dictionary.5); a blank key is generated. */
async function refuseBadKeys({ word_key = '', translate_key = '' }: Partial<EntryDraft>, visitor: string) {
  if (isBlank(word_key) && isBlank(translate_key)) return;
  refuseMistakes(await whyNotKeys({ word_key, translate_key }, { visitor }));
}
