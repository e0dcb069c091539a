import { describe, expect, test } from 'vitest';
import { ProjectDraft } from '#contract/projects/projects.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { whyNotPassword } from '#domain/core/access/accounts.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotHandle, whyNotUsername } from '#domain/core/names/handle.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { sourceFile } from '#domain/files/exports/export.ts';
import { whyNotTranslate } from '#domain/texts/translations/translations.ts';
import { EVERYONE, PASSWORD, type Person } from './people.ts';
import { type DemoComment, type DemoProject, indexOfString } from './project.ts';
import { PROJECTS } from './projects.ts';
import { readSource } from './source-text.ts';

test('the people may sign up', () => {
  expect(EVERYONE.map(whyNotUsername)).toEqual(EVERYONE.map(() => undefined));
  expect(whyNotPassword(PASSWORD)).toBeUndefined();
});

/** Those who may write in a project: its owner, and who joined, but nobody joins a private one by asking. */
const writersOf = ({ owner, joiners, draft }: DemoProject): Person[] =>
  draft.visibility === 'public' ? [owner, ...joiners] : [owner];

const withReplies = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...withReplies(comment.replies ?? [])]);

describe.each(PROJECTS.map((project) => ({ handle: project.draft.handle, project })))(
  '$handle',
  ({ project }) => {
    const strings = project.sections.flatMap(({ source, strings }) =>
      strings.map((string) => ({ ...string, drafts: source, draft: source[indexOfString(string, source)] })),
    );
    const translations = strings.flatMap(({ translations, draft }) =>
      translations.map(({ votesFor = [], votesAgainst = [], ...translation }) => ({
        ...translation,
        draft,
        votesAgainst,
        voters: [...votesFor, ...votesAgainst],
      })),
    );
    const comments = strings.flatMap(({ comments = [] }) => withReplies(comments));

    test('its draft is one that may be made', () => {
      expect(whyNotHandle(project.draft.handle)).toBeUndefined();
      expect(ProjectDraft.safeParse(project.draft).error).toBeUndefined();
    });

    test('its sections have names and strings', () => {
      expect(project.sections.filter(({ name }) => whyNotText(name, LIMITS.sectionName))).toEqual([]);
      expect(project.sections.filter(({ source }) => source.length === 0)).toEqual([]);
    });

    test('every string is one of its source, and no two the same', () => {
      const unclear = strings.filter(
        (string) => string.drafts.filter((draft) => indexOfString(string, [draft]) === 0).length !== 1,
      );
      expect(unclear.map(({ keyOrStart }) => keyOrStart)).toEqual([]);
      expect(new Set(strings.map(({ draft }) => draft)).size).toBe(strings.length);
    });

    test('every translation fits its string, and no string has the same one twice', () => {
      expect(translations.filter(({ text, draft }) => whyNotTranslate(text, draft?.max_length))).toEqual([]);
      const texts = translations.map(({ text, draft }) => `${draft?.key || draft?.text}\n${text}`);
      expect(new Set(texts).size).toBe(texts.length);
    });

    test('only members write and vote, on others’ translations alone; against, the owner alone', () => {
      const writers = new Set(writersOf(project));
      const actors = translations.flatMap(({ author, voters }) => [author, ...voters]);
      const authors = comments.map(({ author }) => author);
      expect([...actors, ...authors].filter((person) => !writers.has(person))).toEqual([]);
      expect(translations.filter(({ author, voters }) => voters.includes(author))).toEqual([]);
      const against = translations.flatMap(({ votesAgainst }) => votesAgainst);
      expect(against.filter((person) => person !== project.owner)).toEqual([]);
    });

    test('at most one translation of a string is approved, and nobody votes twice on one', () => {
      const approvals = strings.map(
        ({ translations }) => translations.filter(({ approved }) => approved).length,
      );
      expect(Math.max(...approvals)).toBe(1);
      expect(translations.filter(({ voters }) => new Set(voters).size !== voters.length)).toEqual([]);
    });

    test('every comment fits', () => {
      expect(comments.filter(({ text }) => whyNotText(text, LIMITS.comment))).toEqual([]);
    });
  },
);

test('every role has somebody, given to those who joined', () => {
  const grants = PROJECTS.flatMap(({ roles = {}, joiners }) =>
    Object.entries(roles).map((grant) => [joiners, grant] as const),
  );
  for (const [joiners, [person]] of grants) expect(joiners).toContain(person);
  const [alice] = PROJECTS.filter(({ words }) => words);
  const roles = alice?.joiners.map((person) => alice.roles?.[person] ?? 'translator');
  expect(new Set(['owner', ...(roles ?? [])])).toEqual(new Set(ROLES.map(({ name }) => name)));
});

test('every word of a dictionary may be stored', () => {
  for (const word of PROJECTS.flatMap(({ words = [] }) => words)) {
    expect(addEntry.body.safeParse(word).error).toBeUndefined();
  }
});

test('the book is whole: twelve chapters, each with its heading', () => {
  const chapters = PROJECTS.find(({ draft }) => draft.handle === 'alice_in_wonderland')?.sections ?? [];
  expect(chapters.map(({ name, source }) => source[0]?.text === `CHAPTER ${name}`)).toEqual(
    Array.from({ length: 12 }, () => true),
  );
});

test('the film has times, and comes back as it came', () => {
  const [section] = PROJECTS.find(({ draft }) => draft.handle === 'last_ferry')?.sections ?? [];
  expect(section?.file?.format).toBe('srt');
  const rows = (section?.source ?? []).map(({ text, key = '', context = '', max_length = null, frame }) => {
    return { text, key, context, max_length, frame };
  });
  expect(rows.length).toBeGreaterThan(40);
  const file = sourceFile({ format: 'srt', splitting: null, ...section?.file }, rows);
  expect(file).toBe(readSource('last-ferry/last-ferry.en.srt'));
});
