import type { Endpoint } from '#contract/endpoint.ts';
import { addStrings } from '#contract/strings.ts';
import { uploadToProject, uploadToSection } from '#contract/uploads.ts';
import type { House } from '../house.ts';
import { addsStrings } from '../strings/adds-strings.ts';
import { addsToProject, addsToSection } from '../uploads/adds-translations.ts';

/** What of the house the process of an import has. */
export type Tools = Pick<House, 'sql' | 'settings'>;

/** A handler of a call, typed by the call where it is served. */
type Works = (tools: Tools) => (call: never) => Promise<unknown>;

/** The calls whose bodies may be so large that they are read and handled in a process of their own. */
export const IMPORTS: readonly (readonly [Endpoint, Works])[] = [
  [addStrings, addsStrings],
  [uploadToProject, addsToProject],
  [uploadToSection, addsToSection],
];
