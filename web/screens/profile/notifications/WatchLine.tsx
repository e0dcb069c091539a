import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setWatch } from '#contract/notices/notifications.routes.ts';
import type { Watch } from '#contract/notices/notifications.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import classes from './NotificationsTab.module.css';

/** Something that the user watches: a link to it, where it is, and the button to stop. */
export function WatchLine({ watch, onRemoved }: { watch: Watch; onRemoved: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { project, section, string, target, is_automatic } = watch;
  const removing = useWrite({
    mutationFn: () => call(setWatch, { params: { project: project.id }, body: placeIn(watch) }),
    onSuccess: () => {
      onRemoved();
      return queries.invalidateQueries({ queryKey: cacheKeys.watches() });
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  const name = target === 'project' ? project.name : target === 'section' ? section?.name : string?.text;
  // What is gone can't be named in the call; its row ends with it.
  const isNamed = target === 'project' || name !== undefined;
  const shown = name ?? t('notifications.goneTarget');
  return (
    <li className={`line ${classes.line}`}>
      <div>
        {name === undefined ? (
          <span className={classes.name}>{shown}</span>
        ) : (
          <Link className={classes.name} {...linkTo(watch)}>
            {shown}
          </Link>
        )}
        <p className="facts ui-12 ink-3">
          <span>{t(`notifications.target.${target}`)}</span>
          {target !== 'project' && <span>{project.name}</span>}
          {target === 'string' && section && <span>{section.name}</span>}
          {is_automatic && <span>{t('notifications.automatic')}</span>}
        </p>
      </div>
      {isNamed && (
        <Button
          size="xs"
          aria-label={t('notifications.removeNamed', { name: shown })}
          disabled={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {t('notifications.remove')}
        </Button>
      )}
    </li>
  );
}

const placeIn = ({ target, section, string }: Watch) => ({
  is_watched: false,
  ...(target === 'section' && section && { section_id: section.id }),
  ...(target === 'string' && string && { string_id: string.id }),
});

function linkTo({ project, section, string }: Watch): Pick<LinkProps, 'to' | 'params' | 'search'> {
  const params = { projectId: String(project.id) };
  if (!section) return { to: '/projects/$projectId', params };
  return {
    to: '/projects/$projectId/editor/$sectionsList',
    params: { ...params, sectionsList: printSectionId(section.id) },
    ...(string && { search: { string: string.id } }),
  };
}
