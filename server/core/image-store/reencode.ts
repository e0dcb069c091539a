import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImageProblem, ImageUse } from '#domain/core/images/images.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { EXIT_CODES } from './reencode-exits.ts';

/** A stored image: WebP, its size in pixels. */
export type EncodedImage = { bytes: Buffer; width: number; height: number };

const PROGRAM = join(import.meta.dirname, 'reencode-image.ts');
const SIDES: Readonly<Record<ImageUse, number>> = {
  cover: SERVICE_LIMITS.coverSide,
  avatar: SERVICE_LIMITS.avatarSide,
};

/** The timeout in milliseconds, enough for the largest image on a slow machine. */
const TIMEOUT = 20_000;
/** The most images that may wait. */
const MAX_WAITING = 20;

const PROBLEM_OF_EXIT: Readonly<Record<number, ImageProblem>> = {
  [EXIT_CODES.notImage]: 'notImage',
  [EXIT_CODES.imageTooLarge]: 'imageTooLarge',
};

const queue = createConcurrencyLimit({
  atOnce: 1,
  waiting: MAX_WAITING,
  longestWait: (MAX_WAITING + 1) * TIMEOUT,
});

/**
 * Re-encodes an image, scaled down to the size of its use: this proves that it is an image, and drops all metadata
 * (images.2). It runs in a separate process with an empty environment, one image at a time.
 */
export async function reencodeImage(
  sent: Uint8Array,
  use: ImageUse,
): Promise<EncodedImage | { problem: ImageProblem }> {
  const leave = await queue.enter({}).catch(() => undefined);
  if (!leave) return { problem: 'broken' };
  return drawNow(sent, use).finally(leave);
}

async function drawNow(sent: Uint8Array, use: ImageUse): Promise<EncodedImage | { problem: ImageProblem }> {
  const child = spawn(
    process.execPath,
    [PROGRAM, String(SIDES[use]), String(LIMITS.imagePixels), ...(use === 'cover' ? ['drawings'] : [])],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      // Windows needs this variable to start a process.
      env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
      timeout: TIMEOUT,
      killSignal: 'SIGKILL',
      windowsHide: true,
    },
  );
  const ended = new Promise<number | null>((end) => {
    child.once('error', () => end(null));
    child.once('close', end);
  });
  // A process that ends before it has read everything closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(sent);
  const [code, written] = await Promise.all([ended, buffer(child.stdout).catch(() => Buffer.alloc(0))]);
  if (code !== EXIT_CODES.drawn || written.length <= 8) {
    return { problem: (code === null ? undefined : PROBLEM_OF_EXIT[code]) ?? 'broken' };
  }
  const bytes = written.subarray(8);
  if (bytes.length > SERVICE_LIMITS.storedImageBytes) return { problem: 'imageTooLarge' };
  return { bytes, width: written.readUInt32BE(0), height: written.readUInt32BE(4) };
}
