import type { Feature } from '../../core/endpoints/app-context.ts';
import { addEndpoints } from './add.ts';
import { approvalEndpoints } from './approve.ts';
import { confirmEndpoint } from './confirm.ts';
import { deleteEndpoints } from './delete.ts';
import { editEndpoints } from './edit.ts';
import { voteEndpoints } from './vote.ts';

/** Endpoints of translations (translations.1), a file for each verb. */
export const translations: Feature = (context) => {
  for (const verb of [
    addEndpoints,
    editEndpoints,
    deleteEndpoints,
    voteEndpoints,
    approvalEndpoints,
    confirmEndpoint,
  ])
    verb(context);
};
