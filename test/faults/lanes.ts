import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Answered, Asked } from './lane.ts';

/** Runs test files one after another in a process of its own. */
export type Lane = {
  ask(asked: Asked): Promise<Answered>;
  end(): void;
};

export async function openLane(): Promise<Lane> {
  const lane = fork(join(import.meta.dirname, 'lane.ts'));
  await messageOf(lane);
  return {
    ask(asked) {
      const answer = messageOf<Answered>(lane);
      lane.send(asked);
      return answer;
    },
    end: () => lane.disconnect(),
  };
}

function messageOf<Message>(lane: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a lane has ended with code ${code}`));
    lane.once('exit', ended);
    lane.once('message', (message) => {
      lane.off('exit', ended);
      resolve(message as Message);
    });
  });
}
