import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { translateSectionName } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import { titleStringOf } from '#domain/texts/sections/section-titles.ts';
import { firstStringQuery } from '../../../data/queries/reading.ts';
import { call } from '../../../data/wire/call.ts';
import classes from './SectionNameForm.module.css';
import { SectionNameForm } from './SectionNameForm.tsx';

type Props = { project: Project; section: Section; onClose: () => void };

/**
 * The form that translates a section's name, in place of the name; an empty one removes the translation. If the first string
 * is the section's heading, its translation is suggested.
 */
export function TranslateSectionName({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  const now = section.translated_name ?? '';
  const { data: strings } = useQuery(firstStringQuery(project.id, section.id));
  const heading = titleStringOf(strings ?? [], section)
    ?.translation?.replace(/\s+/g, ' ')
    .trim();
  const isOffered = heading && heading !== now && !isLongerThan(heading, LIMITS.sectionName.max);
  return (
    <SectionNameForm
      project={project}
      section={section}
      label={t('sections.translatedName', { name: section.name })}
      lang={project.target_lang}
      now={now}
      isOptional
      save={(translated_name) =>
        call(translateSectionName, {
          params: { project: project.id, section: section.id },
          body: { translated_name, seen: section.translated_name },
        })
      }
      saved={t('sections.nameTranslated')}
      meanwhile={(name) => t('sections.translatedMeanwhile', { name })}
      onClose={onClose}
    >
      {(put) => (
        <p className={`row gap-12 row-gap-4 text-14 ink-2 ${classes.source}`}>
          <span lang={project.source_lang}>{section.name}</span>
          {isOffered && (
            <Button
              variant="subtle"
              classNames={{ root: classes.offer, label: classes.offered }}
              onClick={() => put(heading)}
            >
              {t('sections.useHeading', { name: heading })}
            </Button>
          )}
        </p>
      )}
    </SectionNameForm>
  );
}
