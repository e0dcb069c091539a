import { parentPort } from 'node:worker_threads';
import { passwordStrength } from '#domain/core/access/password-strength.ts';
import type { StrengthTask } from './password-thread.ts';

// The program of the thread that estimates passwords. It has no connection, keeps no password and logs nothing.

parentPort?.on('message', async ({ password, owner }: StrengthTask) => {
  parentPort?.postMessage(await passwordStrength(password, owner));
});
