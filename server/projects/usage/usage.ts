import { getOwnUsage, getRemainingQuota, getUsage } from '#contract/projects/usage.ts';
import { remainingQuota } from '#domain/core/access/quotas.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, signedIn } from '../../core/guards/guards.ts';
import { ownUse, projectUse } from '../../core/quotas/queries.ts';
import { orNotFound } from '../../platform/http/failures.ts';

/** Shows how much is stored and the quotas (docs/decisions/022). */
export const usage: Feature = (context) => {
  const { sql, settings } = context;
  const share = (used: number, most: number) => ({ used: Math.max(used, 0), most });
  const ofOwner = ({ strings, bytes }: { strings: number; bytes: number }) => ({
    strings: share(strings, settings.stringsPerUser),
    bytes: share(bytes, settings.bytesPerUser),
  });

  registerEndpoint(context, getUsage, memberWith('can_manage_project', 'manage'), async ({ project }) => {
    const use = orNotFound(await projectUse(sql, project.id), 'project');
    return {
      project: {
        sections: share(use.sections, settings.sectionsPerProject),
        strings: share(use.strings, settings.stringsPerProject),
        bytes: share(use.bytes, settings.bytesPerProject),
      },
      owner: ofOwner({ strings: use.owner_strings, bytes: use.owner_bytes }),
    };
  });

  // Importers are told whether their texts fit, but not how much the owner stores elsewhere.
  registerEndpoint(context, getRemainingQuota, memberWith('can_translate', 'manage'), async ({ project }) =>
    remainingQuota(orNotFound(await projectUse(sql, project.id), 'project'), settings),
  );

  registerEndpoint(context, getOwnUsage, signedIn, async ({ me }) => ofOwner(await ownUse(sql, me.id)));
};
