import { uploadToProject, uploadToSection } from '#contract/uploads.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { inProject } from '../guards/guards.ts';
import { addsToProject, addsToSection } from './adds-translations.ts';

/** Existing translations, uploaded many at a time (imports.34). */
export const uploads: Feature = (context) => {
  registerEndpoint(context, uploadToProject, inProject('can_translate'), addsToProject(context));
  registerEndpoint(context, uploadToSection, inProject('can_translate'), addsToSection(context));
};
