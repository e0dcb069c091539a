import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TOPIC_OF } from '#domain/formats/format-topics.ts';
import { FORMATS, type Format } from '#domain/formats/model/format.ts';
import classes from './FormatHelp.module.css';

/**
 * A link to the page of the guide on a format, or on all formats (screens.23). It opens a new tab, because what is
 * being imported is not saved yet.
 */
export function FormatHelp({ format }: { format?: Format | undefined }) {
  const { t } = useTranslation();
  const topic = format === undefined ? 'formats' : TOPIC_OF[format];
  return (
    <Link to="/help/$topic" params={{ topic }} target="_blank" className={classes.link}>
      {format === undefined
        ? t('guide.aboutFormats')
        : t('guide.aboutFormat', { format: FORMATS[format].label })}
      <IconExternalLink size={12} stroke={1.75} aria-hidden="true" />
      <VisuallyHidden> {t('guide.newTab')}</VisuallyHidden>
    </Link>
  );
}
