import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { downloadName } from '#domain/download-names.ts';
import { EXTENSIONS, sourceOf } from '#domain/downloads.ts';
import { saveFile } from '../../download/save-file.ts';
import { failureWords } from '../../language/failure-words.ts';
import { sayDone, sayFailed } from '../../toasts/toast.tsx';
import { call } from '../../wire/call.ts';

/** Saves the source of a section as a file, as it may be loaded again (SPEC §2 'Section menu'). */
export function useDownloadSource(project: Project, section: Section) {
  const { t } = useTranslation();
  const { type, splitting, name } = section;
  return useMutation({
    mutationFn: async () => {
      const strings = await call(listStrings, { params: { project: project.id, section: section.id } });
      if (strings.length === 0) return undefined;
      const file = downloadName(project.handle, name, project.source_lang, EXTENSIONS[type]);
      saveFile(file, sourceOf(type, splitting, strings));
      return file;
    },
    onSuccess: (file) =>
      void (file ? sayDone(t('download.done', { file })) : sayFailed(t('download.nothing'))),
    onError: (error) => void sayFailed(failureWords(t, error)),
  });
}
