import { Button } from '@mantine/core';
import { IconArrowsSort, IconFileDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { mayIn, readsTexts } from '../../../data/access/access.ts';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { AddSection } from './AddSection.tsx';
import classes from './Sections.module.css';
import { SectionsTable } from './SectionsTable.tsx';

const DropArea = lazyComponent(() => import('./DropArea.tsx'), 'DropArea');
const RearrangeSections = lazyComponent(() => import('./RearrangeSections.tsx'), 'RearrangeSections');

type Props = { project: Project; sections: readonly Section[] };

/** The sections, or why there are none, with a field for users who may add some (sections.9). */
export function Sections({ project, sections }: Props) {
  const { t } = useTranslation();
  const arranges = mayIn(project, 'can_manage_sections');
  const importsStrings = arranges && mayIn(project, 'can_manage_strings');
  // The state is here because the field moves from the empty state to below the table with the first section.
  const [adding, setAdding] = useState(false);
  const [rearranging, setRearranging] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const [wasAdding, setWasAdding] = useState(false);
  const toggleAdding = (opened: boolean) => {
    setAdding(opened);
    setWasAdding(!opened);
  };
  const adder = { project, opened: adding, onOpened: toggleAdding };
  const focusContainer = () => container.current?.focus();
  const end = () => {
    flushSync(() => setRearranging(false));
    focusContainer();
  };
  if (!readsTexts(project)) {
    return (
      <div className={classes.empty}>
        <Empty title={t('project.hidden')} text={t('project.hiddenText')} />
      </div>
    );
  }
  if (sections.length === 0) {
    const words = {
      title: t('project.noSections'),
      text: t(arranges ? 'project.noSectionsText' : 'project.noSectionsWait'),
    };
    return (
      <div className={classes.empty} ref={container} tabIndex={-1}>
        {importsStrings ? (
          adding ? (
            <AddSection {...adder} first />
          ) : (
            // No button here: the one that comes would take its place under a press.
            <LazyOverlay fallback={<Empty {...words} />} onMissing={() => setAdding(true)}>
              <DropArea project={project} isAddFocused={wasAdding} onAddSection={() => toggleAdding(true)} />
            </LazyOverlay>
          )
        ) : (
          <Empty {...words}>{arranges && <AddSection {...adder} first />}</Empty>
        )}
      </div>
    );
  }
  const rearrange = () => setRearranging(true);
  const table = (
    <SectionsTable project={project} sections={sections} onRearrange={rearrange} onGone={focusContainer} />
  );
  return (
    <div className={classes.place} ref={container} tabIndex={-1}>
      {rearranging && arranges ? (
        <LazyOverlay fallback={table} onMissing={end}>
          <RearrangeSections project={project} sections={sections} onClose={end} />
        </LazyOverlay>
      ) : (
        <>
          {table}
          {arranges && (
            <div className={classes.under}>
              <AddSection {...adder} />
              {importsStrings && !adding && (
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconFileDownload size={16} stroke={1.75} />}
                  renderRoot={(props) => (
                    <Link
                      to="/projects/$projectId/load_files"
                      params={{ projectId: String(project.id) }}
                      {...props}
                    />
                  )}
                >
                  {t('sections.importFiles')}
                </Button>
              )}
              {sections.length > 1 && !adding && (
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconArrowsSort size={16} stroke={1.75} />}
                  onClick={rearrange}
                >
                  {t('sections.rearrange')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}
