import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { importStrings } from '#contract/texts/strings.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { Refused } from '../../platform/http/failures.ts';
import { doOnce } from '../../platform/idempotency/once.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { addTranslations } from '../translations/batch.ts';
import { refuseApproving } from '../translations/refuse-approving.ts';
import { insertInto } from './add-queries.ts';
import { type StringsCall, sectionRefused, stringsTarget } from './strings-call.ts';

type Call = StringsCall<typeof importStrings> & { viewer: Viewer };
type Report = ReplyOf<typeof importStrings>;

/** Handles importStrings in one transaction, in the server or, for large bodies, in a worker (imports.47). */
export const handleImportStrings =
  ({ sql, settings }: WorkerContext) =>
  async (call: Call): Promise<Report> => {
    refuseApproving(call.viewer, call.body.translations);
    const result = await sql.begin((tx) =>
      doOnce(
        tx,
        call.once,
        async () => ({ report: await importInto(tx, call, settings) }),
        ({ report }) => report,
      ),
    );
    return 'stored' in result ? result.stored : result.report;
  };

async function importInto(tx: Transaction, call: Call, settings: WorkerContext['settings']): Promise<Report> {
  const { translations, ...load } = call.body;
  const { target, whyNot } = stringsTarget(call, settings);
  const size = translations.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const added = await insertInto(tx, target, {
    ...load,
    splitting: call.query.splitting,
    pos: undefined,
    isImport: true,
    whyNot: ({ strings, bytes }) => whyNot({ strings, bytes: bytes + size }),
  });
  if (!('strings' in added)) {
    if (added.refused !== 'copy_of') throw sectionRefused(added);
    throw new Refused(400, [{ key: 'copy_of', kind: 'unknown', index: added.index }]);
  }
  const { strings: addedStrings } = added;
  const outcomes = await addTranslations(
    tx,
    { ...target, checkedBy: call.project },
    // The contract has seen that each is for one of the strings.
    translations.map(({ string, ...draft }) => ({ string_id: addedStrings[string]?.id ?? 0, ...draft })),
  );
  const notAdded = outcomes.flatMap(({ outcome }, index) =>
    outcome === 'added' || outcome === 'edited' ? [] : [{ index, outcome }],
  );
  return {
    strings: addedStrings.map(({ id }) => id),
    strings_added: addedStrings.length,
    translations_added: outcomes.length - notAdded.length,
    not_added: notAdded,
    blocked: outcomes.flatMap(({ checks }, index) => (checks ? [{ index, checks }] : [])),
  };
}
