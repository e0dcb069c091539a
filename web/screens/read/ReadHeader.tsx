import { SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { AppearancePicker } from '../../ui/frame/AppearancePicker.tsx';
import { BackToProject } from '../../ui/frame/BackToProject.tsx';
import { Bell } from '../../ui/frame/Bell.tsx';
import { PageMenu } from '../../ui/frame/PageMenu.tsx';
import { languageName } from '../../ui/project-cards/language-name.ts';
import { Contents } from './Contents.tsx';
import { HidingHeader } from './HidingHeader.tsx';
import classes from './ReadHeader.module.css';
import { ReadingMenu } from './ReadingMenu.tsx';
import type { ReadableSection } from './readable-section.ts';
import type { ReadingSettings } from './reading-settings.ts';
import type { WholeText } from './use-whole-text.ts';
import { READ_VIEWS, type ReadSearch, type ReadView, readSearch } from './views.ts';

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

type Props = {
  at: string;
  project: Project;
  sections: readonly ReadableSection[];
  open: readonly ReadableSection[];
  view: ReadView;
  settings: ReadingSettings;
  onSettings: (settings: ReadingSettings) => void;
  print: Pick<WholeText, 'print' | 'isPreparing'>;
};

/** The header of the reading page: back, languages, contents and appearance. */
export function ReadHeader({ at, project, sections, open, view, settings, onSettings, print }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = route.useNavigate();
  const words = {
    translation: languageName(project.target_lang, i18n.language),
    both: t('read.both'),
    source: languageName(project.source_lang, i18n.language),
  } as const satisfies Record<ReadView, string>;
  return (
    <HidingHeader>
      <div className="row gap-4 min-width-0">
        <PageMenu />
        <BackToProject projectRef={at} project={project} className={classes.back} />
      </div>
      <div className={classes.views}>
        <SegmentedControl
          aria-label={t('read.languages')}
          value={view}
          onChange={(chosen) =>
            void navigate({
              to: '.',
              search: (now: ReadSearch) => readSearch({ ...now, view: chosen }),
              replace: true,
              resetScroll: false,
            })
          }
          data={READ_VIEWS.map((value) => ({ value, label: words[value] }))}
        />
      </div>
      <div className={classes.tools}>
        {sections.length > 0 && (
          <Contents at={at} project={project} view={view} sections={sections} open={open} />
        )}
        <ReadingMenu project={project} settings={settings} onSettings={onSettings} print={print} />
        <AppearancePicker />
        <span className={classes.bell}>
          <Bell />
        </span>
      </div>
    </HidingHeader>
  );
}
