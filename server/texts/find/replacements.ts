import type { ParamsOf } from '#contract/core/endpoint.ts';
import { previewReplacing, startReplacing } from '#contract/texts/find.ts';
import { previewFixing, startFixing } from '#contract/texts/findings.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import type { GuardRequest } from '../../core/endpoints/call.ts';
import { withPermission } from '../../core/endpoints/permission-of.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { missingScope } from '../../core/guards/refuse-token.ts';
import {
  handlePreviewFixing,
  handlePreviewReplacing,
  handleStartFixing,
  handleStartReplacing,
} from './handle-replacing.ts';

const translates = memberWith('can_translate');

/** The body says whether sources are replaced, and a worker that reads it knows no token. */
const replaces = withPermission(
  'can_translate',
  async (asking: GuardRequest<ParamsOf<typeof startReplacing>>) => {
    const loaded = await translates(asking);
    const lacksForSources = await missingScope(asking.sql, asking.request, 'can_manage_strings');
    return { ...loaded, lacksForSources };
  },
);

/** Replacing what was found (find.8), and mending what checks find (findings.5). */
export const replacements: Feature = (context) => {
  registerEndpoint(context, previewReplacing, replaces, handlePreviewReplacing(context));
  registerEndpoint(context, startReplacing, replaces, handleStartReplacing(context));
  registerEndpoint(context, previewFixing, translates, handlePreviewFixing(context));
  registerEndpoint(context, startFixing, translates, handleStartFixing(context));
};
