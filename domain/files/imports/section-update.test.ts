import { expect, test } from 'vitest';
import { contextOf } from '../../formats/cues/cues.ts';
import type { StoredString } from './matched-strings.ts';
import { planUpdate, repeatedKeys, updateByOf } from './section-update.ts';

const plain = { context: '', max_length: null, continues: false };
const pair = (said: string): StoredString => {
  const [key = '', text = ''] = said.split('=');
  return { ...plain, key, text };
};
const cue = (said: string): StoredString => {
  const [number = '', start, end, text = ''] = said.split(' ');
  const times = { start: Number(start) * 1000, end: Number(end) * 1000 };
  return { ...plain, key: '', text, context: contextOf({ number, ...times, notes: '' }) };
};

/** The plan in short: `=` same, `~` changed from what, `+` added, `-` missing. */
function planned(by: 'key' | 'time', stored: string[], file: string[]): string[] {
  const make = by === 'key' ? pair : cue;
  return planUpdate(stored.map(make), file.map(make), by).map((one) => {
    if (one.kind === 'added') return `+${one.incoming.text}`;
    if (one.kind === 'missing') return `-${one.stored.text}`;
    if (one.kind === 'same') return `=${one.stored.text}`;
    return `~${one.stored.text}>${one.incoming.text} ${one.fields}`;
  });
}

test('strings are known by their keys: changed, added after their predecessor, missing', () => {
  expect(planned('key', ['a=A', 'b=B', 'c=C'], ['a=A', 'n=New', 'c=See'])).toEqual([
    '=A',
    '-B',
    '+New',
    '~C>See text',
  ]);
});

test('a missing string stays after the one that it followed, the first at the front', () => {
  expect(planned('key', ['x=X', 'a=A', 'y=Y', 'z=Z', 'b=B'], ['b=B', 'a=A'])).toEqual([
    '-X',
    '=B',
    '=A',
    '-Y',
    '-Z',
  ]);
});

test('several strings with one key are paired in order', () => {
  expect(planned('key', ['a=1', 'a=2', 'a=3'], ['a=one', 'a=2'])).toEqual(['~1>one text', '=2', '-3']);
  expect(planned('key', ['a=1'], ['a=1', 'a=2'])).toEqual(['=1', '+2']);
  expect(repeatedKeys([pair('a=1'), pair('a=2'), pair('b=1'), pair('=1'), pair('=1')])).toBe(1);
});

test('among strings with keys, one without is known by its text', () => {
  expect(planned('key', ['=Title', 'a=A', '=Old'], ['=Title', 'a=A', '=New'])).toEqual([
    '=Title',
    '=A',
    '-Old',
    '+New',
  ]);
});

test('a string whose key was renamed is known by its text, or with one context by a similar text (updates.19)', () => {
  expect(planned('key', ['old.ok=OK', 'a=A', 'gone=G'], ['a=A', 'new.ok=OK', 'n=N'])).toEqual([
    '=A',
    '-G',
    '~OK>OK key',
    '+N',
  ]);
  // Several of one text go to the keys that end as theirs do, and what is left in order.
  expect(planned('key', ['a.open=Open', 'a.door=Open'], ['b.door=Open', 'b.open=Open'])).toEqual([
    '~Open>Open key',
    '~Open>Open key',
  ]);
  const similar = (context: string, mayRename = true) =>
    planUpdate(
      [{ ...pair('old=Save all the files'), context: 'menu' }],
      [{ ...pair('new=Save all files'), context }],
      'key',
      [],
      () => mayRename,
    ).map(({ kind }) => kind);
  expect([similar('menu'), similar('door'), similar('menu', false)]).toEqual([
    ['changed'],
    ['missing', 'added'],
    ['missing', 'added'],
  ]);
});

test('what a file does not say stays: a context that was written here is no change', () => {
  const stored = { ...pair('a=A'), context: 'A button', max_length: 9 };
  expect(planUpdate([stored], [{ text: 'A', key: 'a' }], 'key')).toMatchObject([{ kind: 'same' }]);
  expect(planUpdate([stored], [{ text: 'A', key: 'a', max_length: null }], 'key')).toMatchObject([
    { kind: 'changed', fields: ['max_length'] },
  ]);
});

test('subtitles are known by their times, whatever their numbers', () => {
  const film = ['1 1 2 One', '2 3 4 Two', '3 5 6 Three'];
  expect(planned('time', film, ['1 1 2 One', '2 2 3 Between', '3 3 4 Second', '4 5 6 Three'])).toEqual([
    '=One',
    '+Between',
    '~Two>Second text',
    '=Three',
  ]);
});

test('when all times are shifted, subtitles are known by their texts', () => {
  const film = ['1 1 2 One', '2 3 4 Two', '3 5 6 Three'];
  expect(planned('time', film, ['1 3 4.5 One', '2 5 6.5 Two', '3 7 8 Three'])).toEqual([
    '~One>One context',
    '~Two>Two context',
    '~Three>Three context',
  ]);
});

test('a subtitle with another text and nearly the same time is the same; one that was cut is itself first', () => {
  expect(
    planned('time', ['1 1 2 One', '2 10 14 Two'], ['1 1 2.2 First', '2 10 12 Two,', '3 12 14 two']),
  ).toEqual(['~One>First text,context', '~Two>Two, text,context', '+two']);
});

test('two subtitles at one time are known by their texts', () => {
  expect(planned('time', ['1 1 2 Sign', '2 1 2 Speech'], ['1 1 2 Speech', '2 1 2 Signs'])).toEqual([
    '=Speech',
    '~Sign>Signs text',
  ]);
});

test('a section is updated by key, by time, or without keys and times by text', () => {
  const keyed = { format: 'json', strings: [{ key: 'a' }] } as const;
  const text = { format: 'text', strings: [{ key: '' }] } as const;
  const film = { format: 'srt', strings: [{ key: '' }] } as const;
  expect(updateByOf(keyed, { ...keyed, format: 'special_json' })).toBe('key');
  expect(updateByOf(film, { ...film, format: 'vtt' })).toBe('time');
  expect(updateByOf(text, text)).toBe('text');
  expect(updateByOf({ ...text, format: null }, text)).toBe('text');
  for (const [one, other] of [
    [keyed, text],
    [text, keyed],
    [{ ...text, strings: [] }, text],
    [text, { ...text, format: 'po' }],
    [film, keyed],
    [{ ...film, strings: [] }, film],
  ] as const)
    expect(updateByOf(one, other)).toBeUndefined();
});

test('ten thousand strings are planned at once', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => pair(`${at}=${at}`));
  const plan = planUpdate(many, many.toReversed(), 'key');
  expect(plan.map((one) => one.kind)).toEqual(many.map(() => 'same'));
  expect(planUpdate(many, [], 'key')).toHaveLength(10_000);
});

test('strings of one text are told apart by the first part of their contexts, wherever they stand', () => {
  const of = (context: string) => ({ text: 'Open', key: '', context, max_length: null, continues: false });
  const stored = [of('door · a.c:1'), of('file · a.c:2'), of('')];
  const coming = [of('file · b.c:9'), of('new'), of('door · b.c:7'), of('')];
  const plan = planUpdate(stored, coming, 'text');
  const pairs = plan.map((one) => [
    'stored' in one ? one.stored.context : undefined,
    'incoming' in one ? one.incoming.context : undefined,
  ]);
  expect(pairs).toEqual([
    ['file · a.c:2', 'file · b.c:9'],
    [undefined, 'new'],
    ['door · a.c:1', 'door · b.c:7'],
    ['', ''],
  ]);
});
