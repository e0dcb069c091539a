import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SECTION_TYPES } from '#domain/section-types.ts';
import { SPLITTINGS } from '#domain/splitting.ts';
import classes from './LoadTypes.module.css';
import type { Loading } from './use-load.ts';

/** What is pasted, and for plain text how it is cut (SPEC §2, DECISIONS §6). */
export function LoadTypes({ loading }: { loading: Loading }) {
  const { t } = useTranslation();
  const { type, setType, splitting, setSplitting } = loading;
  return (
    <div className={classes.types}>
      <SegmentedControl
        aria-label={t('load.type')}
        data={SECTION_TYPES.map((value) => ({ value, label: t(`load.${value}`) }))}
        value={type}
        onChange={setType}
      />
      {type === 'text' && (
        <SegmentedControl
          aria-label={t('load.cut')}
          data={SPLITTINGS.map((value) => ({ value, label: t(`load.${value}`) }))}
          value={splitting}
          onChange={setSplitting}
        />
      )}
    </div>
  );
}
