import { Button } from '@mantine/core';
import { IconBook2, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { isOfferedBook, mayIn, readsTexts, roleIn } from '../../data/access/access.ts';
import { useMe } from '../../data/session/session.ts';
import { BookButton } from '../../features/files/export/BookButton.tsx';
import { ExportButton } from '../../features/files/export/ExportButton.tsx';
import { OthersButton } from '../../features/notices/live/OthersButton.tsx';
import { JoinButton } from '../../features/projects/joining/JoinButton.tsx';
import { KEPT_PLACE } from '../../features/texts/continue/stored-positions.ts';
import { LazyOverlay } from '../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../ui/page/screen.ts';
import { EditorButton } from './EditorButton.tsx';
import classes from './ProjectActions.module.css';

// Its code follows the first view, as the state of the button does.
const WatchButton = lazyComponent(
  () => import('../../features/notices/watching/WatchButton.tsx'),
  'WatchButton',
);

type Props = { project: Project; sections: readonly Section[] };

/** The buttons of the project; the most important one is filled. */
export function ProjectActions({ project, sections }: Props) {
  const me = useMe();
  const isMember = roleIn(project) !== undefined;
  const reads = readsTexts(project);
  const opensEditor = reads && project.stats.strings_amount > 0;
  // Guests come to read; joining is a step for later.
  const readsFirst = opensEditor && me === null;
  return (
    <div className={classes.acts}>
      {readsFirst && <ReadButton project={project} isMain />}
      {!isMember && <JoinButton project={project} isSecond={readsFirst} />}
      {reads && <EditorButton project={project} sections={sections} />}
      {opensEditor && !readsFirst && <ReadButton project={project} />}
      {opensEditor && <ExportButton project={project} sections={sections} />}
      {isOfferedBook(project) && <BookButton project={project} />}
      <ImportButton project={project} sections={sections} />
      <OthersButton project={project} projectRef={String(project.id)} />
      {me && reads && (
        <LazyOverlay>
          <WatchButton project={project.id} />
        </LazyOverlay>
      )}
    </div>
  );
}

/** A link to the reading page. */
function ReadButton({ project, isMain = false }: Pick<Props, 'project'> & { isMain?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      size="md"
      variant={isMain ? 'filled' : undefined}
      className={isMain ? classes.main : undefined}
      leftSection={<IconBook2 size={16} stroke={1.75} />}
      renderRoot={(props) => (
        <Link
          to="/projects/$projectId/read/$sectionsList"
          params={{ projectId: String(project.id), sectionsList: ALL_SECTIONS }}
          hash={KEPT_PLACE}
          {...props}
        />
      )}
    >
      {t('project.read')}
    </Button>
  );
}

/** A link to the import of translations into the whole project (imports.27). */
function ImportButton({ project, sections }: Props) {
  const { t } = useTranslation();
  if (!mayIn(project, 'can_translate') || sections.every(({ stats }) => stats.strings_amount === 0))
    return null;
  return (
    <Button
      leftSection={<IconUpload size={16} stroke={1.75} />}
      renderRoot={(props) => (
        <Link
          to="/projects/$projectId/upload_translations"
          params={{ projectId: String(project.id) }}
          {...props}
        />
      )}
    >
      {t('sections.uploadAll')}
    </Button>
  );
}
