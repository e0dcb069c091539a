import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Cover } from '../../papers/Cover.tsx';
import classes from './SettingsTab.module.css';

type Props = { handle: string; name: string; image: string | null; field: TextInputProps };

/** The link of a cover, and beside it the cover that it gives. */
export function CoverField({ handle, name, image, field }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.cover}>
      <Cover handle={handle} name={name} image={image} width={72} />
      <TextInput type="url" label={t('create.cover')} description={t('create.coverHint')} {...field} />
    </div>
  );
}
