import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { whyNotLink } from '#domain/links.ts';
import { Cover } from '../../papers/Cover.tsx';
import classes from './SettingsTab.module.css';

type Props = { handle: string; name: string; url: string; field: TextInputProps };

/** The link of a cover, and beside it the cover that it gives. */
export function CoverField({ handle, name, url, field }: Props) {
  const { t } = useTranslation();
  const link = url.trim();
  const isLink = whyNotLink(link, LIMITS.coverUrl) === undefined;
  return (
    <div className={classes.cover}>
      <Cover handle={handle} name={name} url={isLink ? link : ''} width={72} />
      <TextInput type="url" label={t('create.cover')} description={t('create.coverHint')} {...field} />
    </div>
  );
}
