import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { startFamilyUpdate } from '#contract/files/families.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { familyQuery } from '../../../data/queries/families.ts';
import { call } from '../../../data/wire/call.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

type Wanted = { sections: readonly number[]; adds_sections: boolean; removes_missing: boolean };

/** Returns a function that brings the source of sections to the other languages (families.12), and says which stay. */
export function useUpdateLanguages(project: Pick<Project, 'id'>) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  return async ({ sections, ...wanted }: Wanted) => {
    const { tasks, untouched } = await call(startFamilyUpdate, {
      params: { project: project.id },
      body: { sections: [...sections], ...wanted },
      key: newIdempotencyKey(),
    });
    await queries.invalidateQueries({ queryKey: cacheKeys.languageTasks(project.id) });
    if (tasks.length > 0) void showSuccessToast(t('languages.started'));
    if (untouched.length === 0) return;
    const family = await queries.fetchQuery(familyQuery(project.id));
    const names = untouched.flatMap(({ project_id }) => {
      const language = family.languages.find((one) => one.project_id === project_id);
      return language ? languageName(language.target_lang, i18n.language) : [];
    });
    void showErrorToast(t('languages.untouched', { languages: names.join(', ') }));
  };
}
