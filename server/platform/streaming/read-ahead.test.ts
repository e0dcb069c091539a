import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Numbers from 1 on, and a record of the calls. */
function counting(last: number, fails?: number) {
  const done: string[] = [];
  async function* numbers() {
    try {
      for (let n = 1; n <= last; n += 1) {
        done.push(`read ${n}`);
        if (n === fails) throw new Error(`no ${n}`);
        yield n;
      }
    } finally {
      done.push('ended');
    }
  }
  return { done, numbers: numbers() };
}

test('one value is read ahead while another is used', async () => {
  const { done, numbers } = counting(3);
  for await (const n of readAhead(numbers)) {
    await new Promise(setImmediate);
    done.push(`used ${n}`);
  }
  expect(done).toEqual(['read 1', 'read 2', 'used 1', 'read 3', 'used 2', 'ended', 'used 3']);
});

test('a consumer that stops early ends the source after the pending read', async () => {
  const { done, numbers } = counting(9);
  for await (const n of readAhead(numbers)) if (n === 2) break;
  expect(done).toEqual(['read 1', 'read 2', 'read 3', 'ended']);
});

test('an error is thrown in its order', async () => {
  const { numbers } = counting(3, 2);
  const used: number[] = [];
  const all = async () => {
    for await (const n of readAhead(numbers)) used.push(n);
  };
  await expect(all()).rejects.toThrow('no 2');
  expect(used).toEqual([1]);
});
