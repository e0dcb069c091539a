import { Failure } from '../../data/wire/failure.ts';

/** From when on the past is stored, if an error says that a moment is before that (past.3). */
export function startOf(error: Error): number | undefined {
  if (!(error instanceof Failure) || !error.errors.some(({ kind }) => kind === 'notRecorded'))
    return undefined;
  return typeof error.current === 'number' ? error.current : undefined;
}
