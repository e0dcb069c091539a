import { UnstyledButton } from '@mantine/core';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusFilter } from '#domain/texts/editor/string-filters.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { usePendingNavigation } from '../navigation/pending-navigation.ts';
import classes from './StatusChips.module.css';
import { StatusMark } from './StatusMark.tsx';
import { statusesOverList } from './statuses.ts';
import { useShiftHold } from './use-shift-hold.ts';

/** The filter by status: one press shows only these strings, another all again. */
export const StatusChips = memo(function StatusChips() {
  const { t } = useTranslation();
  const chips = useRef<HTMLDivElement>(null);
  const withShift = useShiftHold(chips);
  const { list, changeList } = useNavigationContext();
  const { status: selected = [] } = usePendingNavigation()?.list ?? list;
  const statuses = statusesOverList(selected, withShift);
  const show = (status: readonly StatusFilter[] | undefined) => void changeList({ ...list, status });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex container.
    <div ref={chips} className={classes.chips} role="group" aria-label={t('editorFilters.show')}>
      <UnstyledButton
        className={classes.chip}
        aria-pressed={selected.length === 0}
        onClick={() => selected.length > 0 && show(undefined)}
      >
        {t('editorFilters.all')}
      </UnstyledButton>
      {statuses.map((status) => {
        const isSelected = selected.includes(status);
        const words = t(`editorFilters.status.${status}`);
        return (
          <UnstyledButton
            key={status}
            className={classes.chip}
            aria-pressed={isSelected}
            aria-label={words}
            title={words}
            onClick={() => show(isSelected && selected.length === 1 ? undefined : [status])}
          >
            <StatusMark of={status} />
            <span data-words="statuses">{words}</span>
          </UnstyledButton>
        );
      })}
    </div>
  );
});
