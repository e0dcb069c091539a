import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectWithMembersQuery } from '../../../data/queries/projects.ts';
import { useEditor } from '../state/editor-context.ts';

/** Whose translations the action is about: a member’s, or the first of each string. */
export function AuthorField({
  value,
  onChange,
}: {
  value: number | undefined;
  onChange: (author?: number) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(projectWithMembersQuery(useEditor().project.id));
  return (
    <Select
      size="sm"
      mb={12}
      label={t('selecting.author')}
      placeholder={t('selecting.first')}
      data={(data?.members ?? []).map(({ user }) => ({ value: String(user.id), label: user.username }))}
      searchable
      clearable
      limit={50}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
