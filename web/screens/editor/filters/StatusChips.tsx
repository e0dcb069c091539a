import { UnstyledButton } from '@mantine/core';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatusFilter } from '#domain/editor/string-filters.ts';
import { useComing } from '../navigation/coming.ts';
import type { Ways } from '../navigation/use-ways.ts';
import classes from './StatusChips.module.css';
import { StatusMark } from './StatusMark.tsx';
import { statusesOverList } from './statuses.ts';
import { useShiftAlone } from './use-shift-alone.ts';

/** Which strings are shown by how far they are: one press shows those alone, another all again. */
export const StatusChips = memo(function StatusChips({ moves }: { moves: Ways }) {
  const { t } = useTranslation();
  const chips = useRef<HTMLDivElement>(null);
  const withShift = useShiftAlone(chips);
  const list = useComing()?.list ?? moves.list;
  const { status: asked = [] } = list;
  const statuses = statusesOverList(asked, withShift);
  const show = (status: readonly StatusFilter[] | undefined) => void moves.narrow({ ...moves.list, status });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex line in every browser.
    <div ref={chips} className={classes.chips} role="group" aria-label={t('editorFilters.show')}>
      <UnstyledButton
        className={classes.chip}
        aria-pressed={asked.length === 0}
        onClick={() => asked.length > 0 && show(undefined)}
      >
        {t('editorFilters.all')}
      </UnstyledButton>
      {statuses.map((status) => {
        const isAsked = asked.includes(status);
        const words = t(`editorFilters.status.${status}`);
        return (
          <UnstyledButton
            key={status}
            className={classes.chip}
            aria-pressed={isAsked}
            aria-label={words}
            title={words}
            onClick={() => show(isAsked && asked.length === 1 ? undefined : [status])}
          >
            <StatusMark of={status} />
            <span data-words="statuses">{words}</span>
          </UnstyledButton>
        );
      })}
    </div>
  );
});
