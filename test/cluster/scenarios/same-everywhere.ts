import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveRow } from '#contract/notices/live.ts';
import { addComment } from '#contract/texts/comments.ts';
import { listEditorRows } from '#contract/texts/editor.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import type { Client } from '../../client.ts';
import { wrongCounters } from '../../crash/recount.ts';
import { listen } from '../listener.ts';
import { makeProject } from '../project.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const CLIENTS = 10;
const EDITS = 200;
const STRINGS = 5;
/** Milliseconds within which every page must show the present content. */
const TIMEOUT = 5000;

type StringPlace = { project: number; section: number; string: number };
type Page = { address: string; client: Client; rows: Map<number, LiveRow> };

/** The actions of a user on a translation that their page shows. */
const ACTS = [
  (at: string, who: Client, place: StringPlace, text: string) =>
    who(at, addTranslation, { params: place, body: { text } }),
  (at: string, who: Client, place: StringPlace, text: string) =>
    who(at, addComment, { params: place, body: { text } }),
  ...[
    (at: string, who: Client, params: StringPlace & { translation: number }) => who(at, castVote, { params }),
    (at: string, who: Client, params: StringPlace & { translation: number }) => who(at, approve, { params }),
    (at: string, who: Client, params: StringPlace & { translation: number }) =>
      who(at, deleteTranslation, { params }),
    (at: string, who: Client, params: StringPlace & { translation: number }, text: string) =>
      who(at, editTranslation, { params, body: { text } }),
  ].map(
    (act) => (at: string, who: Client, place: StringPlace, text: string, translation: number) =>
      act(at, who, { ...place, translation }, text),
  ),
] as const;

const pick = <T>(list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[randomInt(list.length)];
const print = (rows: Iterable<LiveRow>) => JSON.stringify([...rows].sort((a, b) => a.id - b.id));

export const sameEverywhere: Scenario = {
  name: `${EDITS} random edits by ${CLIENTS} at once`,
  run: () =>
    withTestCluster({}, async ({ servers, databaseUrl }) => {
      const first = servers[0]?.address ?? '';
      const { clients, project, section, strings } = await makeProject(first, {
        people: CLIENTS,
        strings: STRINGS,
      });
      const rowsAt = async (address: string, client: Client) => {
        const query = { ids: strings.join(',') };
        return (await client(address, listEditorRows, { params: { project }, query })).map((row) =>
          LiveRow.parse(row),
        );
      };
      const pages = await Promise.all(
        clients.map(async (client, nth): Promise<Page> => {
          const address = servers[nth % servers.length]?.address ?? '';
          const rows = new Map<number, LiveRow>();
          await listen({ address, project, cookie: client.cookie }, ({ name, data }) => {
            if (name === 'changes') for (const row of data.rows) rows.set(row.id, row);
          });
          for (const row of await rowsAt(address, client)) if (!rows.has(row.id)) rows.set(row.id, row);
          return { address, client, rows };
        }),
      );

      let refused = 0;
      const edit = async ({ address, client, rows }: Page, nth: number) => {
        const string = pick(strings) ?? 0;
        const translation = pick(rows.get(string)?.translations ?? [])?.id ?? 0;
        const act = pick(translation ? ACTS : ACTS.slice(0, 1));
        await act?.(
          address,
          client,
          { project, section, string },
          `${nth} ${Math.random()}`,
          translation,
        ).catch(() => {
          refused += 1;
        });
      };
      await Promise.all(
        pages.map(async (page, nth) => {
          for (let n = 0; n < EDITS / CLIENTS; n += 1) await edit(page, nth * EDITS + n);
        }),
      );

      const [truth = '', ...others] = await Promise.all(
        servers.map(async ({ address }, nth) => print(await rowsAt(address, pages[nth]?.client ?? fail()))),
      );
      guarantee(
        others.every((other) => other === truth),
        'Servers answer differently',
      );
      const begun = performance.now();
      const late = () => pages.filter(({ rows }) => print(rows.values()) !== truth).length;
      while (late() > 0 && performance.now() - begun < TIMEOUT) await wait(10);
      guarantee(late() === 0, `${late()} pages show something else than what is there`);
      const settled = Math.round(performance.now() - begun);
      const wrong = wrongCounters({ DATABASE_URL: databaseUrl });
      guarantee(wrong === 0, `${wrong} counters were wrong`);
      return {
        done: EDITS - refused,
        refused,
        servers: servers.length,
        'all pages the same after': `${settled} ms`,
      };
    }),
};

function fail(): never {
  throw new Error('There are as many pages as servers');
}
