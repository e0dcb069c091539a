import { Button, Group, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addLanguages } from '#contract/files/families.routes.ts';
import type { FamilyLanguage } from '#contract/files/families.ts';
import type { Project } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { LanguageSelect } from '../../../ui/forms/LanguageSelect.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshFamily } from './use-refresh-family.ts';

type Props = { project: Project; languages: readonly FamilyLanguage[]; onClose: () => void };

/** Chooses languages, for each of which a project with the same source is made (families.3). */
export function AddLanguages({ project, languages, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const queries = useQueryClient();
  const refreshFamily = useRefreshFamily(project.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const taken = new Set([project.source_lang, ...languages.map(({ target_lang }) => target_lang)]);
  const adding = useWrite({
    mutationFn: () =>
      call(addLanguages, {
        params: { project: project.id },
        body: { languages: chosen.map((target_lang) => ({ target_lang })) },
      }),
    onSuccess: async (family) => {
      queries.setQueryData(cacheKeys.family(project.id), family);
      void showSuccessToast(t('languages.added'));
      onClose();
      await refreshFamily();
    },
  });
  const choose = (code: string | null) => {
    const isNew = code !== null && !taken.has(code) && !chosen.includes(code);
    if (isNew && chosen.length < LIMITS.languagesAdded) setChosen([...chosen, code]);
    adding.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) adding.mutate();
  };
  /** What is wrong, at the language that it is about. */
  const refusalWords = (error: Error) =>
    error instanceof Failure
      ? error.errors.map((note) => {
          const words = failureNoteText(t, note);
          const code = note.index === undefined ? undefined : chosen[note.index];
          return code
            ? t('languages.refused', { language: languageName(code, i18n.language), words })
            : words;
        })
      : [failureWords(t, error)];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('languages.add')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form onSubmit={submit}>
        <p className="margin-bottom-16 ui-14 ink-2">{t('languages.addHint')}</p>
        <LanguageSelect
          // Emptied for the next one.
          key={chosen.length}
          label={t('languages.choose')}
          value={null}
          onChange={choose}
          data-autofocus
          autoFocus
          openOnFocus={false}
        />
        {chosen.length > 0 && (
          <ul className="row gap-8 align-stretch wrap margin-top-12" aria-label={t('languages.chosen')}>
            {chosen.map((code) => {
              const language = languageName(code, i18n.language);
              return (
                <li key={code}>
                  <Button
                    size="xs"
                    rightSection={<IconX size={14} stroke={1.75} />}
                    aria-label={t('languages.remove', { language })}
                    onClick={() => setChosen(chosen.filter((one) => one !== code))}
                  >
                    {language}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        {adding.error && (
          <Notice kind="error">
            {refusalWords(adding.error).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        )}
        <Group justify="flex-end" gap="sm" mt={20}>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={adding.isPending}
            data-disabled={chosen.length === 0 || undefined}
            aria-disabled={chosen.length === 0}
          >
            {chosen.length > 0 ? t('languages.addNow', { count: chosen.length }) : t('languages.addNone')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
