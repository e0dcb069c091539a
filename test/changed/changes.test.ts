import { expect, test } from 'vitest';
import { nodesIn } from './changes.ts';

const FILE = 'domain/votes/votes.ts';
const VOTES = `import { LIMITS } from '#domain/core/limits.ts';

/** Why somebody may not vote. */
export function whyNotVote(voter: Voter): Kind | undefined {
  return isTired(voter) ? 'tired' : undefined;
}

const isTired = ({ votes }: Voter) => votes > LIMITS.votes;

export const KINDS = { tired: 1, own: 2 } as const;
`;

test.each([
  ['a rule', "'tired' : undefined", "'own' : undefined", ['#whyNotVote']],
  ['what rules share in their module', 'votes > LIMITS', 'votes >= LIMITS', ['#isTired']],
  ['a line of a table', 'own: 2', 'own: 3', ['#KINDS.own']],
  ['a new line of a table', 'own: 2', 'own: 2, other: 3', ['#KINDS', '#KINDS.other']],
  ['where a name is from', '#domain/core/limits.ts', '#domain/other-limits.ts', ['#isTired']],
  ['a comment', 'Why somebody', 'The reason why somebody', []],
  ['a type', 'voter: Voter', 'voter: Readonly<Voter>', []],
  ['what the module does', 'const isTired', 'LIMITS.check();\nconst isTired', ['#']],
])('%s changes what it declares, and nothing else of its module', (_what, before, after, changed) => {
  expect(VOTES).toContain(before);
  const nodes = nodesIn({ file: FILE, before: VOTES, after: VOTES.replace(before, after) });
  expect(nodes).toEqual([`=${FILE}`, ...changed.map((name) => FILE + name)]);
});

test('a new module, a deleted one and a file that is no module change as a whole', () => {
  expect(nodesIn({ file: FILE, after: VOTES })).toEqual(
    expect.arrayContaining([FILE, `=${FILE}`, `${FILE}#whyNotVote`, `${FILE}#KINDS.own`]),
  );
  expect(nodesIn({ file: FILE, before: VOTES })).toEqual(expect.arrayContaining([FILE, `=${FILE}`]));
  expect(nodesIn({ file: 'web/a.css', before: 'a {}', after: 'b {}' })).toEqual(['web/a.css', '=web/a.css']);
});

test('a new command in package.json changes no packages', () => {
  const packages = (scripts: object, dependencies: object) => JSON.stringify({ scripts, dependencies });
  const before = packages({}, {});
  const nodesAfter = (after: string) => nodesIn({ file: 'package.json', before, after });
  expect(nodesAfter(packages({ lint: 'biome' }, {}))).toEqual(['=package.json']);
  expect(nodesAfter(packages({}, { zod: '1' }))).toEqual(['package.json', '=package.json']);
});

test('of a file of words, a word changes alone', () => {
  const file = 'words/en/all.json';
  const words = (cancel: string) => JSON.stringify({ drafts: { save: 'Save', cancel } }, null, 2);
  expect(nodesIn({ file, before: words('Cancel'), after: words('Back') })).toEqual([
    `=${file}`,
    `${file}#default.drafts.cancel`,
  ]);
});
