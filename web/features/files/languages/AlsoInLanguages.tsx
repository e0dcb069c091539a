import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';

type Props = { project: Project; checked: boolean; onChange: (isOn: boolean) => void };

/** Offers to bring what an import or update changes to the other languages (families.17); nothing if there are none. */
export function AlsoInLanguages({ project, checked, onChange }: Props) {
  const { t } = useTranslation();
  if (!project.in_family) return null;
  return (
    <Checkbox
      label={t('languages.also')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
