import { uploadToProject, uploadToSection } from '#contract/uploads.ts';
import { isJsonType } from '#domain/section-types.ts';
import { invalid } from '../failures.ts';
import { inProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { addUpload } from './add-upload.ts';
import { typesOf } from './queries.ts';

/** Existing translations, uploaded many at a time (SPEC §5 'Upload translations', DECISIONS §6). */
export const uploads: Feature = (house) => {
  const { sql } = house;

  serve(house, uploadToProject, inProject('can_translate'), async ({ project, me, body, once }) => {
    const types = await typesOf(sql, project.id);
    if (!types.every(isJsonType)) throw invalid('type', 'keys');
    return addUpload(sql, { project: project.id, actor: me.id }, body, once);
  });

  serve(house, uploadToSection, inProject('can_translate'), ({ project, section, me, body, once }) =>
    addUpload(sql, { project: project.id, section: section.id, actor: me.id }, body, once),
  );
};
