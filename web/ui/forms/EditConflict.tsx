import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../page/Notice.tsx';
import classes from './EditConflict.module.css';

type Props<Key extends string> = {
  /** A project is changed by others, a profile by the same user in another tab; the words differ. */
  of: 'project' | 'profile';
  /** The fields that were changed in both, each with both values in words. */
  fields: readonly { key: Key; label: string; theirs: string; mine: string }[];
  onTake: (key: Key) => void;
};

/** Says that someone saved meanwhile, and shows both values of the fields that were changed in both (api.9). */
export function EditConflict<Key extends string>({ of, fields, onTake }: Props<Key>) {
  const { t } = useTranslation();
  const open = fields.filter(({ theirs, mine }) => theirs !== mine);
  return (
    <Notice kind="warning">
      <p>
        <b>{t(`conflict.${of}.title`)}</b> {t(`conflict.${of}.merged`)}
      </p>
      {open.length > 0 && <p className="margin-top-8">{t(`conflict.${of}.both`)}</p>}
      {open.map(({ key, label, theirs, mine }) => (
        <section key={key} className={classes.field} aria-label={label}>
          <div className="row gap-12 justify-between">
            <h2 className="ui-13 weight-600">{label}</h2>
            <Button
              size="xs"
              aria-label={t(`conflict.${of}.takeOf`, { field: label })}
              onClick={() => onTake(key)}
            >
              {t(`conflict.${of}.take`)}
            </Button>
          </div>
          <dl className="grid columns-auto-fill gap-12 row-gap-4">
            <dt className="ink-2">{t(`conflict.${of}.theirs`)}</dt>
            <dd>{theirs || t('conflict.empty')}</dd>
            <dt className="ink-2">{t(`conflict.${of}.yours`)}</dt>
            <dd>{mine || t('conflict.empty')}</dd>
          </dl>
        </section>
      ))}
    </Notice>
  );
}
