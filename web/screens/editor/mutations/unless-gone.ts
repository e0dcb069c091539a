import { Failure, hasKind } from '../../../data/wire/failure.ts';

/** Waits for the deletion of something. It succeeds too where somebody else has deleted it. */
export async function unlessGone(key: string, deleting: Promise<void>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!(error instanceof Failure && hasKind(error, 'gone', key))) throw error;
  }
}
