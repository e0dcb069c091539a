import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { StartRefused } from '../../settings/start-refused.ts';
import { lockDataDir } from './data-dir-lock.ts';

/** Stands where another start stands for a moment on its way to the lock, and lets go. */
const PASSING = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const lock = new DatabaseSync(workerData);
  lock.exec('BEGIN; SELECT * FROM sqlite_schema');
  parentPort.postMessage('there');
  setTimeout(() => lock.close(), 20);
`;

test('another that is at the lock for a moment and lets go is no reason to refuse', async () => {
  const dataDir = temporaryFolder();
  const passing = new Worker(PASSING, { eval: true, workerData: join(dataDir, 'lock') });
  await new Promise((resolve) => passing.once('message', resolve));
  const hold = lockDataDir(dataDir);
  onTestFinished(() => void hold.release());
  expect(() => lockDataDir(dataDir)).toThrow(StartRefused);
});

test('it is held until released, and may be released twice', () => {
  const dataDir = temporaryFolder();
  const hold = lockDataDir(dataDir);
  expect(() => new DatabaseSync(join(dataDir, 'lock')).exec('BEGIN EXCLUSIVE')).toThrow('locked');
  hold.release();
  hold.release();
  lockDataDir(dataDir).release();
});
