import { getReadingPlace, setReadingPlace } from '#contract/texts/reading.routes.ts';
import type { ReadingPlace } from '#contract/texts/reading.ts';
import { call } from '../wire/call.ts';

/** Where the user has stopped reading a project, as their account has it (reading.12). */
export const fetchReadingPlace = async (project: number): Promise<ReadingPlace | null> =>
  (await call(getReadingPlace, { params: { project } })).place;

/** Keeps the user's place in the account, also while the page is being left. */
export const keepReadingPlace = (project: number, string: number) =>
  call(setReadingPlace, { params: { project }, body: { string_id: string }, keepalive: true });
