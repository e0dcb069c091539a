import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../frame/Notice.tsx';
import classes from './BothChanged.module.css';
import type { Setting, Settings } from './settings.ts';
import { useSettingWords } from './use-setting-words.ts';

type Props = {
  theirs: Settings;
  mine: Settings;
  both: readonly Setting[];
  onTake: (key: Setting) => void;
};

/** Says that others saved meanwhile, and shows both versions of what was changed twice (DECISIONS §6). */
export function BothChanged({ theirs, mine, both, onTake }: Props) {
  const { t } = useTranslation();
  const { labelOf, wordsOf } = useSettingWords();
  const open = both.filter((key) => theirs[key] !== mine[key]);
  return (
    <Notice kind="warning">
      <p>
        <b>{t('projectSettings.conflict.title')}</b> {t('projectSettings.conflict.merged')}
      </p>
      {open.length > 0 && <p className={classes.both}>{t('projectSettings.conflict.both')}</p>}
      {open.map((key) => (
        <section key={key} className={classes.field} aria-label={labelOf(key)}>
          <div className={classes.head}>
            <h2>{labelOf(key)}</h2>
            <Button
              size="xs"
              aria-label={t('projectSettings.conflict.takeOf', { field: labelOf(key) })}
              onClick={() => onTake(key)}
            >
              {t('projectSettings.conflict.take')}
            </Button>
          </div>
          <dl>
            <dt>{t('projectSettings.conflict.theirs')}</dt>
            <dd>{wordsOf(key, theirs) || t('projectSettings.conflict.empty')}</dd>
            <dt>{t('projectSettings.conflict.yours')}</dt>
            <dd>{wordsOf(key, mine) || t('projectSettings.conflict.empty')}</dd>
          </dl>
        </section>
      ))}
    </Notice>
  );
}
