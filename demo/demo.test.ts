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
import { readSource } from './source-text.ts';
import { placeOf, type Remark, type Work } from './work.ts';
import { WORKS } from './works.ts';

test('the people may sign up', () => {
  expect(EVERYONE.map(whyNotUsername)).toEqual(EVERYONE.map(() => undefined));
  expect(whyNotPassword(PASSWORD)).toBeUndefined();
});

/** Those who may write in a work: its owner, and who joined, but nobody joins a private one by asking. */
const writersOf = ({ owner, joining, card }: Work): Person[] =>
  card.visibility === 'public' ? [owner, ...joining] : [owner];

const allRemarks = (remarks: readonly Remark[]): Remark[] =>
  remarks.flatMap((remark) => [remark, ...allRemarks(remark.answers ?? [])]);

describe.each(WORKS.map((work) => ({ handle: work.card.handle, work })))('$handle', ({ work }) => {
  const found = work.parts.flatMap(({ strings, fragments }) =>
    fragments.map((fragment) => ({ fragment, strings, string: strings[placeOf(fragment, strings)] })),
  );
  const versions = found.flatMap(({ fragment, string }) =>
    fragment.versions.map((version) => ({ ...version, string })),
  );
  const remarks = found.flatMap(({ fragment }) => allRemarks(fragment.remarks ?? []));

  test('its card is one that may be made', () => {
    expect(whyNotHandle(work.card.handle)).toBeUndefined();
    expect(ProjectDraft.safeParse(work.card).error).toBeUndefined();
  });

  test('its sections have names and strings', () => {
    expect(work.parts.filter(({ name }) => whyNotText(name, LIMITS.sectionName))).toEqual([]);
    expect(work.parts.filter(({ strings }) => strings.length === 0)).toEqual([]);
  });

  test('every fragment is about one string, and no two about the same', () => {
    const unclear = found.filter(({ fragment, strings }) => {
      const about = strings.filter((string) => placeOf(fragment, [string]) === 0);
      return about.length !== 1;
    });
    expect(unclear.map(({ fragment }) => fragment.source)).toEqual([]);
    expect(new Set(found.map(({ string }) => string)).size).toBe(found.length);
  });

  test('every translation fits its string, and no string has the same one twice', () => {
    expect(versions.filter(({ text, string }) => whyNotTranslate(text, string?.max_length))).toEqual([]);
    const told = versions.map(({ text, string }) => `${string?.key || string?.text}\n${text}`);
    expect(new Set(told).size).toBe(told.length);
  });

  test('only members write and vote, on others’ translations alone; against, the owner alone', () => {
    const writers = new Set(writersOf(work));
    const acting = versions.flatMap(({ by, plus = [], minus = [] }) => [by, ...plus, ...minus]);
    expect([...acting, ...remarks.map(({ by }) => by)].filter((person) => !writers.has(person))).toEqual([]);
    expect(versions.filter(({ by, plus = [], minus = [] }) => [...plus, ...minus].includes(by))).toEqual([]);
    expect(versions.flatMap(({ minus = [] }) => minus).filter((person) => person !== work.owner)).toEqual([]);
  });

  test('at most one translation of a string is approved, and nobody votes twice on one', () => {
    const approvals = found.map(
      ({ fragment }) => fragment.versions.filter(({ approved }) => approved).length,
    );
    expect(Math.max(...approvals)).toBe(1);
    const votes = versions.map(({ plus = [], minus = [] }) => [...plus, ...minus]);
    expect(votes.filter((voters) => new Set(voters).size !== voters.length)).toEqual([]);
  });

  test('every comment fits', () => {
    expect(remarks.filter(({ says }) => whyNotText(says, LIMITS.comment))).toEqual([]);
  });
});

test('every role has somebody, given to those who joined', () => {
  const given = WORKS.flatMap(({ roles = {}, joining }) =>
    Object.entries(roles).map((grant) => [joining, grant] as const),
  );
  for (const [joining, [person]] of given) expect(joining).toContain(person);
  const [alice] = WORKS.filter(({ words }) => words);
  const roles = alice?.joining.map((person) => alice.roles?.[person] ?? 'translator');
  expect(new Set(['owner', ...(roles ?? [])])).toEqual(new Set(ROLES.map(({ name }) => name)));
});

test('every word of a dictionary may be stored', () => {
  for (const word of WORKS.flatMap(({ words = [] }) => words)) {
    expect(addEntry.body.safeParse(word).error).toBeUndefined();
  }
});

test('the book is whole: twelve chapters, each with its heading', () => {
  const chapters = WORKS.find(({ card }) => card.handle === 'alice_in_wonderland')?.parts ?? [];
  expect(chapters.map(({ name, strings }) => strings[0]?.text === `CHAPTER ${name}`)).toEqual(
    Array.from({ length: 12 }, () => true),
  );
});

test('the film has times, and comes back as it came', () => {
  const [part] = WORKS.find(({ card }) => card.handle === 'last_ferry')?.parts ?? [];
  expect(part?.file?.format).toBe('srt');
  const rows = (part?.strings ?? []).map(({ text, key = '', context = '', max_length = null, frame }) => {
    return { text, key, context, max_length, frame };
  });
  expect(rows.length).toBeGreaterThan(40);
  const source = sourceFile({ format: 'srt', splitting: null, ...part?.file }, rows);
  expect(source).toBe(readSource('last-ferry/last-ferry.en.srt'));
});
