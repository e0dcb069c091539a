import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answered, LaneTask } from './lane.ts';

/** Runs test files one after another in a process of its own. */
export type Lane = {
  ask(asked: LaneTask): Promise<Answered>;
  end(): void;
};

/** Opens a lane. One that ends by itself has failed what it was asked, and another takes its place. */
export async function openLane(): Promise<Lane> {
  let lane = await start();
  return {
    async ask(asked) {
      const answer = messageOf<Answered>(lane);
      lane.send(asked);
      try {
        return await answer;
      } catch (error) {
        lane = await start();
        return { failure: String(error), reached: [], milliseconds: 0, slowest: 0 };
      }
    },
    end: () => lane.disconnect(),
  };
}

async function start(): Promise<ChildProcess> {
  const lane = fork(join(import.meta.dirname, 'lane.ts'));
  await messageOf(lane);
  return lane;
}

function messageOf<Message>(lane: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`its process has ended with code ${code}`));
    lane.once('exit', ended);
    lane.once('message', (message) => {
      lane.off('exit', ended);
      resolve(message as Message);
    });
  });
}
