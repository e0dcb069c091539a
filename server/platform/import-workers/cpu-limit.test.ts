import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { inflatedBytes } from './cpu-limit.ts';

/** A ZIP whose directory says this of the size of its only file. */
function saying(size: number): Uint8Array {
  const zip = zipSync({ a: new Uint8Array(5000) });
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, size, true);
  return zip;
}

test('a file may take time for what is in it, not for what its directory could not hold (limits.21)', () => {
  expect(inflatedBytes(new Uint8Array(1000))).toBe(1000);
  expect(inflatedBytes(saying(5000))).toBe(5000);
  const lying = saying(0xffffffff);
  expect(inflatedBytes(lying)).toBe(lying.length * 1032);
  const large = new Uint8Array(300 * 1024);
  large.set(lying.subarray(0, 4));
  large.set(lying, large.length - lying.length);
  const view = new DataView(large.buffer);
  view.setUint32(
    large.length - 6,
    large.length - lying.length + view.getUint32(large.length - 6, true),
    true,
  );
  expect(inflatedBytes(large)).toBe(LIMITS.archiveBytes);
});
