import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { completeness } from '#domain/progress.ts';
import { StateGlyph } from '../states/StateGlyph.tsx';
import type { Statistics } from '../wire/statistics.ts';
import { percentText } from '../works/percent-text.ts';
import { Bars } from './Bars.tsx';
import { SectionLink } from './SectionLink.tsx';

type Props = { project: Project; sections: Statistics['sections'] };

/** How far each section is, and how long. */
export function SectionsBars({ project, sections }: Props) {
  const { t, i18n } = useTranslation();
  const parts = (['approved', 'review', 'none'] as const).map((kind) => ({
    kind,
    word: t(`states.${kind}`),
    mark: <StateGlyph state={kind} />,
  }));
  return (
    <Bars
      title={t('statistics.progressOfSections')}
      text={t('statistics.progressOfSectionsText')}
      parts={parts}
      bars={sections.map((section) => {
        const { strings_amount, strings_translated, strings_approved } = section.stats;
        return {
          id: section.section_id,
          name: section.name,
          lead: <SectionLink project={project} section={section} />,
          amounts: [
            strings_approved,
            strings_translated - strings_approved,
            strings_amount - strings_translated,
          ],
          value: percentText(completeness(section.stats), i18n.language),
        };
      })}
    />
  );
}
