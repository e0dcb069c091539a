import type { Endpoint } from '#contract/endpoint.ts';
import { addStrings, updateStrings } from '#contract/strings.ts';
import { uploadToProject, uploadToSection } from '#contract/uploads.ts';
import type { House } from '../house.ts';
import { addsStrings } from '../strings/adds-strings.ts';
import { updatesStrings } from '../strings/updates-strings.ts';
import { addsToProject, addsToSection } from '../uploads/adds-translations.ts';

/** The parts of the house that a worker has. */
export type Tools = Pick<House, 'sql' | 'settings'>;

/** Makes the handler of a call, which is typed where the call is served. */
type Works = (tools: Tools) => (call: never) => Promise<unknown>;

/** The calls whose large bodies are read and handled by a worker process. */
export const IMPORTS: readonly (readonly [Endpoint, Works])[] = [
  [addStrings, addsStrings],
  [updateStrings, updatesStrings],
  [uploadToProject, addsToProject],
  [uploadToSection, addsToSection],
];
