import { uploadToProject, uploadToSection } from '#contract/uploads.ts';
import { inProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { addsToProject, addsToSection } from './adds-translations.ts';

/** Existing translations, uploaded many at a time (SPEC §5 'Upload translations', DECISIONS §6). */
export const uploads: Feature = (house) => {
  serve(house, uploadToProject, inProject('can_translate'), addsToProject(house));
  serve(house, uploadToSection, inProject('can_translate'), addsToSection(house));
};
