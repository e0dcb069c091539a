import { onTestFinished } from 'vitest';
import type { ConnectionParameters } from '../server/database/connect.ts';
import { openWay, type Way } from './way.ts';

/** An address of the machine that leads to `place`, closed with the test. */
export async function wayTo(place: ConnectionParameters): Promise<Way> {
  const way = await openWay(place);
  onTestFinished(way.close);
  return way;
}
