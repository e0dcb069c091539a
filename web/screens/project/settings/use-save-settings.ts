import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { editProject, refreshCover, removeCover, uploadCover } from '#contract/projects/projects.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { PROJECT_SETTINGS } from '#domain/core/access/project-settings.ts';
import { isEditOfWork } from '#domain/core/works/work-fields.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { cacheProject, projectWithMembersQuery } from '../../../data/queries/projects.ts';
import { call } from '../../../data/wire/call.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { isSameSetting } from '../../../ui/forms/is-same-setting.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** The settings that differ. */
const changedSettings = (before: Project, now: Project) =>
  [...PROJECT_SETTINGS, 'default_role_id' as const].filter(
    (field) => !isSameSetting(before[field], now[field]),
  );

/** Saves the settings of a project and updates the page. */
export function useSaveSettings({ id }: Pick<Project, 'id'>) {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const offerUndo = useOfferUndo(id);
  const projectQuery = projectWithMembersQuery(id);
  return {
    save: (body: BodyOf<EndpointOf<typeof editProject>>) =>
      call(editProject, { params: { project: id }, body }),
    /** Fetches the current project. */
    askAnew: () => queries.fetchQuery({ ...projectQuery, staleTime: 0 }),
    image: {
      upload: (body: Blob, onSent: (share: number) => void) =>
        call(uploadCover, { params: { project: id }, body, onSent }),
      remove: () => call(removeCover, { params: { project: id } }),
      refresh: () => call(refreshCover, { params: { project: id } }),
      taken: (now: Project) => {
        queries.setQueryData(projectQuery.queryKey, {
          ...queries.getQueryData(projectQuery.queryKey),
          ...now,
        });
        void queries.invalidateQueries({ queryKey: cacheKeys.projects() });
      },
    },
    /** Shows the saved project. An address with the old handle is replaced by the new one. */
    saved: (now: Project) => {
      const before = queries.getQueryData(projectQuery.queryKey);
      cacheProject(queries, { ...before, ...now });
      if (before && isEditOfWork(changedSettings(before, now))) offerUndo('editProject', {});
      else void showSuccessToast(t('projectSettings.saved'));
      if (projectId !== String(id) && projectId !== now.handle) {
        void navigate({
          to: '/projects/$projectId',
          params: { projectId: now.handle },
          hash: true,
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        });
      } else void queries.invalidateQueries({ queryKey: cacheKeys.projects() });
    },
  };
}
