import { useTranslation } from 'react-i18next';
import { guestBook } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { BookFormat } from '#domain/files/exports/books/book.ts';
import { callFile } from '../../../data/wire/call-file.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { languageOf } from '../../../language/languages.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { saveFile } from './save-file.ts';

/** Saves the book that a project offers to everyone, in a format (exports.37). */
export function useGuestBook({ id }: Pick<Project, 'id'>) {
  const { t, i18n } = useTranslation();
  return useWrite({
    mutationFn: async (format: BookFormat) => {
      const file = await callFile(guestBook, {
        params: { project: id },
        query: { format, lang: languageOf(i18n) },
      });
      saveFile(file.name, file.content);
      return file.name;
    },
    onSuccess: (file) => void showSuccessToast(t('exportDialog.done', { file })),
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}
