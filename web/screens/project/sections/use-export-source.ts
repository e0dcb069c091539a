import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.routes.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { withLoadTimeout } from '../../../ui/page/screen.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/**
 * Saves the source of a section as a file that can be imported again (exports.4). If strings continue others, `onParts` asks
 * first whether to join them.
 */
export function useExportSource(project: Project, section: Section, onParts: () => void) {
  const { t } = useTranslation();
  return useWrite({
    mutationFn: async (): Promise<{ file?: string; hasStrings: boolean }> => {
      const params = { project: project.id, section: section.id };
      // The code of exports is loaded only when it is needed.
      const [{ hasParts }, { saveSource }] = await withLoadTimeout(
        Promise.all([
          import('#domain/files/exports/export-rules.ts'),
          import('../../../features/files/export/save-source.ts'),
        ]),
      );
      const strings = await call(listStrings, { params });
      const hasStrings = strings.length > 0;
      if (!hasStrings || hasParts(section.format, strings)) return { hasStrings };
      return { hasStrings, file: await saveSource(project, section, false) };
    },
    onSuccess: ({ file, hasStrings }) => {
      if (!hasStrings) void showErrorToast(t('exportDialog.nothing'));
      else if (file === undefined) onParts();
      else void showSuccessToast(t('exportDialog.done', { file }));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}
