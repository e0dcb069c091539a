import { setTimeout as wait } from 'node:timers/promises';
import { login } from '#contract/identity/users.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { MINUTE } from '#domain/core/units.ts';
import type { ServiceApart } from './apart.ts';
import type { Fact } from './figures.ts';
import { PASSWORD, type Person } from './place.ts';
import { fragments, makeProject, makeSection } from './texts.ts';

/** How many sign in, read a section whole, and add a text of 1,000 strings. */
const BURST = { signIns: 40, reads: 200, texts: 6 };
/** How many of the reads are asked for in one go: their answers of many megabytes are held until all have come. */
const READS = 20;
/** Requests at once. */
const AT_ONCE = 4;

/** Measures what a server keeps of its memory a minute after bursts of what needs much. */
export async function measureMemory(
  { ask, memory }: ServiceApart,
  owner: Person,
  read: { project: number; sections: readonly number[] },
): Promise<Fact[]> {
  const params = { project: read.project, section: read.sections[0] ?? 0 };
  const at = await makeProject(owner);
  const empty = await Promise.all(Array.from({ length: BURST.texts }, () => makeSection(owner, at)));
  const idle = await memory();
  const signIn = { ...owner.request(login, { body: { username: 'owner', password: PASSWORD } }), cookie: '' };
  await ask(Array(BURST.signIns).fill(signIn), AT_ONCE);
  const all = { fetch_translations: 'true', fetch_votes: 'true' } as const;
  for (let asked = 0; asked < BURST.reads; asked += READS)
    await ask(Array(READS).fill(owner.request(listStrings, { params, query: all })), AT_ONCE);
  const body = fragments(1000);
  await ask(
    empty.map((section) => owner.request(addStrings, { params: section, body })),
    AT_ONCE,
  );
  const most = await memory();
  await wait(MINUTE);
  return [
    { name: 'memory before bursts', value: idle, unit: 'MB' },
    { name: 'memory after bursts', value: most, unit: 'MB' },
    { name: 'memory a minute after bursts', value: await memory(), unit: 'MB' },
  ];
}
