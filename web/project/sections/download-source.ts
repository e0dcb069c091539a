import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { downloadName } from '#domain/download-names.ts';
import { extensionOf } from '#domain/formats/format.ts';
import { fetchSource } from '../../download/fetch-sections.ts';
import { saveFile } from '../../download/save-file.ts';
import { inTime } from '../../frame/screen.ts';
import { failureWords } from '../../language/failure-words.ts';
import { sayDone, sayFailed } from '../../toasts/toast.tsx';
import { useWrite } from '../../writes/use-write.ts';

/** Saves the source of a section as a file, as it may be loaded again (SPEC §2 'Section menu'). */
export function useDownloadSource(project: Project, section: Section) {
  const { t } = useTranslation();
  return useWrite({
    mutationFn: async () => {
      const { section: stored, strings } = await fetchSource(section);
      if (strings.length === 0) return undefined;
      const { format, name } = stored;
      // How files are written is more than a project's page needs.
      const { sourceOf } = await inTime(import('#domain/downloads.ts'));
      const { handle, source_lang: lang } = project;
      const ext = extensionOf(format, stored.header);
      const file = downloadName({ handle, section: name, lang, sourceLang: lang, ext });
      saveFile(file, sourceOf(stored, strings));
      return file;
    },
    onSuccess: (file) =>
      void (file ? sayDone(t('download.done', { file })) : sayFailed(t('download.nothing'))),
    onError: (error) => void sayFailed(failureWords(t, error)),
  });
}
