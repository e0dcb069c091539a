import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImageProblem, ImageUse } from '#domain/images.ts';
import { LIMITS } from '#domain/limits.ts';
import { EXITS } from './redraw-exits.ts';

/** An image as it is stored: WebP, its sizes in pixels. */
export type Drawn = { bytes: Buffer; width: number; height: number };

const PROGRAM = join(import.meta.dirname, 'redraw-image.ts');
const SIDES: Readonly<Record<ImageUse, number>> = {
  cover: LIMITS.coverSide,
  avatar: LIMITS.avatarSide,
};

/** Milliseconds for the largest image on a slow machine. */
const PATIENCE = 20_000;
/** Images that wait for the one being drawn. */
const MOST_WAITING = 20;

const PROBLEM_OF_EXIT: Readonly<Record<number, ImageProblem>> = {
  [EXITS.notImage]: 'notImage',
  [EXITS.imageTooLarge]: 'imageTooLarge',
};

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an image anew, at most so large as its use needs: that proves it to be one, and leaves out all that it had besides
 * (DECISIONS §8). In a process of its own, which has nothing of ours in its environment, one after the other.
 */
export async function redraw(sent: Uint8Array, use: ImageUse): Promise<Drawn | { problem: ImageProblem }> {
  if (waiting >= MOST_WAITING) return { problem: 'broken' };
  waiting += 1;
  const turn = last.then(() => drawNow(sent, use));
  last = turn;
  return turn.finally(() => {
    waiting -= 1;
  });
}

async function drawNow(sent: Uint8Array, use: ImageUse): Promise<Drawn | { problem: ImageProblem }> {
  const child = spawn(process.execPath, [PROGRAM, String(SIDES[use]), String(LIMITS.imagePixels)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Windows starts nothing without this one.
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const ended = new Promise<number | null>((end) => {
    child.once('error', () => end(null));
    child.once('close', end);
  });
  // One that ends before it has read everything closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(sent);
  const [code, written] = await Promise.all([ended, buffer(child.stdout).catch(() => Buffer.alloc(0))]);
  if (code !== EXITS.drawn || written.length <= 8) {
    return { problem: (code === null ? undefined : PROBLEM_OF_EXIT[code]) ?? 'broken' };
  }
  const bytes = written.subarray(8);
  if (bytes.length > LIMITS.storedImageBytes) return { problem: 'imageTooLarge' };
  return { bytes, width: written.readUInt32BE(0), height: written.readUInt32BE(4) };
}
