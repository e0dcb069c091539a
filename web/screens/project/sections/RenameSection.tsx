import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { editSection } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { call } from '../../../data/wire/call.ts';
import { SectionNameForm } from './SectionNameForm.tsx';

type Props = { project: Project; section: Section; onClose: () => void };

/** The form that renames a section, in place of its name. */
export function RenameSection({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <SectionNameForm
      project={project}
      section={section}
      label={t('project.sectionName')}
      lang={project.source_lang}
      now={section.name}
      save={(name) =>
        call(editSection, {
          params: { project: project.id, section: section.id },
          body: { name, updated_at: section.updated_at },
        })
      }
      saved={t('sections.renamed')}
      meanwhile={(name) => t('sections.renamedMeanwhile', { name })}
      onClose={onClose}
    />
  );
}
