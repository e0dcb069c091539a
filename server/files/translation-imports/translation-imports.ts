import {
  importTranslationsToProject,
  importTranslationsToSection,
} from '#contract/files/translation-imports.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { handleImportToProject, handleImportToSection } from './handle-imports.ts';

/** Imports of existing translations in batches (imports.34). */
export const translationImports: Feature = (context) => {
  registerEndpoint(
    context,
    importTranslationsToProject,
    memberWith('can_translate'),
    handleImportToProject(context),
  );
  registerEndpoint(
    context,
    importTranslationsToSection,
    memberWith('can_translate'),
    handleImportToSection(context),
  );
};
