import { Table, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FamilyLanguage, LanguageTask } from '#contract/files/families.ts';
import type { Project } from '#contract/projects/projects.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { LanguageRow } from './LanguageRow.tsx';
import classes from './LanguagesTable.module.css';

type Props = {
  project: Project;
  languages: readonly FamilyLanguage[];
  tasks: readonly LanguageTask[];
};

/** The languages of a project by their names, with progress, members and last activity (families.8). */
export function LanguagesTable({ project, languages, tasks }: Props) {
  const { t, i18n } = useTranslation();
  const { compare } = new Intl.Collator(i18n.language);
  const rows = languages
    .map((language) => ({ language, name: languageName(language.target_lang, i18n.language) }))
    .sort((one, other) => compare(one.name, other.name));
  return (
    <Table className={classes.table} aria-label={t('languages.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('languages.language')}</Table.Th>
          <Table.Th className={classes.progress}>{t('project.progress')}</Table.Th>
          <Table.Th className={classes.percent}>{t('project.translatedHead')}</Table.Th>
          <Table.Th className={classes.approved}>{t('project.approvedHead')}</Table.Th>
          <Table.Th className={classes.members}>{t('languages.members')}</Table.Th>
          <Table.Th className={classes.last}>{t('project.lastActivity')}</Table.Th>
          <Table.Th className={classes.acts}>
            <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ language, name }) => (
          <LanguageRow
            key={language.project_id}
            project={project}
            language={language}
            name={name}
            task={tasks.find(({ project_id }) => project_id === language.project_id)}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
