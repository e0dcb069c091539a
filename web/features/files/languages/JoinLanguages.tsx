import { Button, Group, Modal, NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinFamily } from '#contract/files/families.routes.ts';
import type { FamilyLanguage } from '#contract/files/families.ts';
import type { Project } from '#contract/projects/projects.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { projectsQuery } from '../../../data/queries/projects.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshFamily } from './use-refresh-family.ts';

type Props = { project: Project; languages: readonly FamilyLanguage[]; onClose: () => void };

/** Chooses another project of the owner that becomes a language (families.5). */
export function JoinLanguages({ project, languages, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const queries = useQueryClient();
  const refreshFamily = useRefreshFamily(project.id);
  const [chosen, setChosen] = useState<string>();
  const mine = useInfiniteQuery(projectsQuery({ mine: 'true' }));
  const taken = new Set(languages.map(({ target_lang }) => target_lang));
  const possible = (mine.data?.pages.flat() ?? []).filter(
    (one) =>
      hasPermission(roleIn(one), 'is_owner') &&
      !one.in_family &&
      one.source_lang === project.source_lang &&
      !taken.has(one.target_lang),
  );
  const id = chosen ?? (possible[0] && String(possible[0].id));
  const joining = useWrite({
    mutationFn: (project_id: number) =>
      call(joinFamily, { params: { project: project.id }, body: { project_id } }),
    onSuccess: async (family) => {
      queries.setQueryData(cacheKeys.family(project.id), family);
      void showSuccessToast(t('languages.joined'));
      onClose();
      await refreshFamily();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (id) joining.mutate(Number(id));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('languages.joinTitle')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form onSubmit={submit}>
        <p className="margin-bottom-16 ui-14 ink-2">{t('languages.joinHint')}</p>
        {mine.isPending && <Pending />}
        {mine.error && <Notice kind="error">{failureWords(t, mine.error)}</Notice>}
        {mine.data && possible.length === 0 && <Notice kind="info">{t('languages.noProject')}</Notice>}
        {possible.length > 0 && (
          <NativeSelect
            label={t('languages.project')}
            data-autofocus
            value={id}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              joining.reset();
            }}
            data={possible.map(({ id: value, name, target_lang }) => ({
              value: String(value),
              label: `${name} · ${languageName(target_lang, i18n.language)}`,
            }))}
          />
        )}
        {mine.hasNextPage && (
          <Button
            mt={8}
            variant="subtle"
            color="gray"
            loading={mine.isFetchingNextPage}
            onClick={() => void mine.fetchNextPage()}
          >
            {t('languages.moreProjects')}
          </Button>
        )}
        {joining.error && <Notice kind="error">{failureWords(t, joining.error)}</Notice>}
        <Group justify="flex-end" gap="sm" mt={20}>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          {possible.length > 0 && (
            <Button type="submit" variant="filled" loading={joining.isPending}>
              {t('languages.joinNow')}
            </Button>
          )}
        </Group>
      </form>
    </Modal>
  );
}
