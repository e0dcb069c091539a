import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectWithMembersQuery } from '../../../data/queries/projects.ts';
import { useEditor } from '../state/editor-context.ts';

type Props = { value: string | undefined; onChange: (username: string | undefined) => void };

/** The filter by translator: a member, or the user in the address, who may have left. */
export function TranslatorField({ value, onChange }: Props) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const { data } = useQuery(projectWithMembersQuery(project));
  const names = new Set(data?.members?.map(({ user }) => user.username));
  if (value !== undefined) names.add(value);
  return (
    <Select
      size="sm"
      label={t('editorFilters.from')}
      placeholder={t('editorFilters.anyone')}
      nothingFoundMessage={t('editorFilters.nobody')}
      data={[...names].sort()}
      searchable
      clearable
      limit={50}
      comboboxProps={{ withinPortal: false }}
      value={value ?? null}
      onChange={(username) => onChange(username ?? undefined)}
    />
  );
}
