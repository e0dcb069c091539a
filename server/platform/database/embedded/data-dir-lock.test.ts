import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { StartRefused } from '../../settings/start-refused.ts';
import { lockDataDir } from './data-dir-lock.ts';

/** Holds the shared lock, which another start takes first, for a moment. */
const PASSING = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const lock = new DatabaseSync(workerData);
  lock.exec('BEGIN; SELECT * FROM sqlite_schema');
  parentPort.postMessage('there');
  setTimeout(() => lock.close(), 20);
`;

test('another process that holds the lock for a moment is waited for', async () => {
  const dataDir = temporaryFolder();
  const passing = new Worker(PASSING, { eval: true, workerData: join(dataDir, 'lock') });
  await new Promise((resolve) => passing.once('message', resolve));
  const hold = lockDataDir(dataDir);
  onTestFinished(() => void hold.release());
  expect(() => lockDataDir(dataDir)).toThrow(StartRefused);
});

test('the lock is held until it is released, and may be released twice', () => {
  const dataDir = temporaryFolder();
  const hold = lockDataDir(dataDir);
  expect(() => new DatabaseSync(join(dataDir, 'lock')).exec('BEGIN EXCLUSIVE')).toThrow('locked');
  hold.release();
  hold.release();
  lockDataDir(dataDir).release();
});
