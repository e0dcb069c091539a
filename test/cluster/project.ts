import { whoami } from '#contract/identity/users.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { grantRole } from '#contract/projects/members.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { type Client, signUp } from '../client.ts';
import { CODE } from './test-cluster.ts';

/** The role that may approve and delete others' translations (members.6, members.7). */
const MODERATOR = 2;

/** A public project of one section, and its members, who may do everything with its strings; the first owns it. */
export async function makeProject(address: string, { people, strings }: { people: number; strings: number }) {
  const clients: Client[] = [];
  for (let n = 0; n < people; n += 1) clients.push(await signUp(address, `person_${n}`, CODE));
  const [owner] = clients;
  if (!owner) throw new Error('A project has an owner');
  const { id: project } = await owner(address, createProject, {
    body: { name: 'Cluster', handle: 'cluster', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  for (const member of clients.slice(1)) {
    const { id } = await member(address, whoami, {});
    await member(address, requestInvite, { params: { project } });
    await owner(address, grantRole, { params: { project, user: id }, body: { role_id: MODERATOR } });
  }
  const { id: section } = await owner(address, addSection, { params: { project }, body: { name: 'One' } });
  const body = Array.from({ length: strings }, (_, n) => ({ text: `String ${n} of the cluster’s project` }));
  const made = await owner(address, addStrings, { params: { project, section }, body });
  return { owner, clients, project, section, strings: made.map(({ id }) => id) };
}
