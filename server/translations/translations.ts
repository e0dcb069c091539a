import type { Feature } from '../endpoints/app-context.ts';
import { adding } from './add.ts';
import { approving } from './approve.ts';
import { deleting } from './delete.ts';
import { editing } from './edit.ts';
import { voting } from './vote.ts';

/** Proposed translations (translations.1), a file for each verb. */
export const translations: Feature = (context) => {
  for (const verb of [adding, editing, deleting, voting, approving]) verb(context);
};
