import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import type { FetchedSection } from '../../../features/export/export-choice.ts';
import { fetchSource } from '../../../features/export/fetch-sections.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { withLoadTimeout } from '../../../ui/page/screen.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/**
 * Saves the source of a section as a file that can be imported again (exports.4). If strings continue others, `onParts` asks
 * first whether to join them.
 */
export function useExportSource(
  project: Project,
  section: Section,
  onParts: (fetched: FetchedSection) => void,
) {
  const { t } = useTranslation();
  return useWrite({
    mutationFn: async (): Promise<{ file?: string; fetched?: FetchedSection }> => {
      const fetched = await fetchSource(section);
      if (fetched.strings.length === 0) return {};
      // The code that writes files is loaded only when it is needed.
      const { format } = fetched.section;
      const [{ hasParts }, { saveSource }] = await withLoadTimeout(
        Promise.all([
          import('#domain/exports/export-rules.ts'),
          import('../../../features/export/save-source.ts'),
          import('#domain/formats/registry.ts').then(({ loadFormat }) => loadFormat(format)),
        ]),
      );
      if (hasParts(format, fetched.strings)) return { fetched };
      return { file: await saveSource(project, fetched, false) };
    },
    onSuccess: ({ file, fetched }) => {
      if (fetched) return onParts(fetched);
      void (file
        ? showSuccessToast(t('exportDialog.done', { file }))
        : showErrorToast(t('exportDialog.nothing')));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}
