import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { amountsByState, translatedPercent } from '#domain/core/text/progress.ts';
import type { Statistics } from '../../../data/queries/statistics.ts';
import { percentText } from '../../../ui/project-cards/percent-text.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { SectionLink } from './SectionLink.tsx';
import { StackedBars } from './StackedBars.tsx';

type Props = { project: Project; sections: Statistics['sections'] };

const STATES = ['approved', 'review', 'initial', 'none'] as const;

/** The progress and length of each section. */
export function SectionsChart({ project, sections }: Props) {
  const { t, i18n } = useTranslation();
  const parts = STATES.map((kind) => ({
    kind,
    word: t(`states.legend.${kind}`),
    mark: <StatusIcon state={kind} />,
  }));
  return (
    <StackedBars
      title={t('statistics.progressOfSections')}
      text={t('statistics.progressOfSectionsText')}
      parts={parts}
      bars={sections.map((section) => {
        const amounts = amountsByState(section.stats);
        return {
          id: section.section_id,
          name: section.name,
          lead: <SectionLink project={project} section={section} />,
          amounts: STATES.map((state) => amounts[state]),
          value: percentText(translatedPercent(section.stats), i18n.language),
        };
      })}
    />
  );
}
