import { setTimeout as wait } from 'node:timers/promises';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { startRevert } from '#contract/history/reverts.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { type Batch, getBatch, startBatch } from '#contract/texts/batches.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings, updateStrings } from '#contract/texts/strings.ts';
import { type Client, signUp } from '../client.ts';

const STRINGS = 2000;
/** How many translations a call imports. */
const AT_ONCE = 500;
/** Milliseconds within which a batch has ended: a job that was lost with its server is found after some 30 seconds. */
const LONGEST = 300_000;
const EVERY = 200;

/** Acts on many strings, in a project of their own. */
export type LongActs = {
  /** Starts a batch, which has not ended when its call has answered, and returns its id. */
  readonly batches: readonly { name: string; start(address: string): Promise<number> }[];
  /** Waits until a batch has ended. Throws if it left a string as it is, or if the section is not as the batch makes it. */
  check(address: string, nth: number, batch: number): Promise<void>;
  /** Changes the text of every string by updating the section, and returns the word that all texts end with then. */
  update(address: string): Promise<string>;
  /** Throws if an update was stored in part, or if one was acknowledged and is not there. */
  checkUpdate(address: string, acknowledged: string | undefined): Promise<void>;
};

/** Makes a project whose owner approves, undoes, reverts and updates what a member has translated. */
export async function prepareLongActs(address: string, code: string): Promise<LongActs> {
  const carla = await signUp(address, 'carla', code);
  const dmitri = await signUp(address, 'dmitri', code);
  const { id: project } = await carla(address, createProject, {
    body: { name: 'Long', handle: 'long', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const at = { project };
  await dmitri(address, requestInvite, { params: at });
  const { id: section } = await carla(address, addSection, { params: at, body: { name: 'One' } });
  const params = { project, section };
  const texts = Array.from({ length: STRINGS }, (_, n) => `Line ${n} of the text`);
  const made = await carla(address, addStrings, { params, body: texts.map((text) => ({ text })) });
  const strings = made.map(({ id }) => id);
  for (let from = 0; from < strings.length; from += AT_ONCE) {
    const body = strings
      .slice(from, from + AT_ONCE)
      .map((string_id) => ({ string_id, text: `Строка ${string_id}` }));
    await dmitri(address, importTranslationsToSection, { params, body });
  }

  let approving = 0;
  const batches = [
    {
      name: 'approving',
      async start(to: string) {
        approving = (await carla(to, startBatch, { params: at, body: { action: 'approve', strings } })).id;
        return approving;
      },
      is: { strings_translated: STRINGS, strings_approved: STRINGS },
    },
    {
      name: 'undoing that',
      start: async (to: string) => (await carla(to, undoEvent, { params: { ...at, event: approving } })).id,
      is: { strings_translated: STRINGS, strings_approved: 0 },
    },
    {
      name: 'reverting a member',
      start: async (to: string) =>
        (await carla(to, startRevert, { params: { ...at, user: 'dmitri' }, body: {} })).id,
      is: { strings_translated: 0, strings_approved: 0 },
    },
  ];

  let updates = 0;
  return {
    batches,
    async check(to, nth, id) {
      const batch = await untilEnded(carla, to, { ...at, batch: id });
      if (batch.changed !== STRINGS) throw new Error(`A batch changed ${JSON.stringify(batch)}`);
      const [{ stats } = { stats: undefined }] = await carla(to, listSections, { params: at });
      for (const [name, amount] of Object.entries(batches[nth]?.is ?? {})) {
        const found = stats?.[name as 'strings_approved'];
        if (found !== amount) throw new Error(`${name} is ${found}, not ${amount}`);
      }
    },
    async update(to) {
      updates += 1;
      const word = `version${updates}`;
      const changed = texts.map((text) => ({ text: `${text} ${word}` }));
      await carla(to, updateStrings, { params, body: { strings: changed } });
      return word;
    },
    async checkUpdate(to, acknowledged) {
      const found = await carla(to, listStrings, { params });
      const words = new Set(found.map(({ text }) => text.split(' ').at(-1)));
      const isWhole = found.length === STRINGS && words.size === 1;
      if (!isWhole || (acknowledged !== undefined && !words.has(acknowledged)))
        throw new Error(`${found.length} strings are those of ${[...words].join(', ')}`);
    },
  };
}

async function untilEnded(
  user: Client,
  address: string,
  params: { project: number; batch: number },
): Promise<Batch> {
  for (let waited = 0; waited < LONGEST; waited += EVERY) {
    const batch = await user(address, getBatch, { params });
    if (batch.ended_at !== null) return batch;
    await wait(EVERY);
  }
  throw new Error('A batch did not go on');
}
