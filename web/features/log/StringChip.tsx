import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stringOfLogQuery } from '../../data/queries/log.ts';
import { FilterChip } from './FilterChip.tsx';
import { useLogContext } from './log-context.ts';

/** The string that the log is filtered by, with the beginning of its source, as a chip that can be removed. */
export function StringChip({ string, onRemove }: { string: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const { project, sectionOf } = useLogContext();
  const section = sectionOf(string);
  const { data } = useQuery({
    ...stringOfLogQuery(project.id, section ?? 0, string),
    enabled: typeof section === 'number',
  });
  return (
    <FilterChip label={t('log.allStrings')} onRemove={onRemove}>
      {data && section !== null ? (
        <>
          {t('log.ofString')} <span lang={project.source_lang}>{data.text}</span>
        </>
      ) : (
        t(section === null ? 'log.ofGoneString' : 'log.ofOneString')
      )}
    </FilterChip>
  );
}
