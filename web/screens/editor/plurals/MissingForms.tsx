import { useTranslation } from 'react-i18next';
import type { Category } from '#domain/core/plurals/categories.ts';
import { missingForms } from '#domain/core/plurals/forms.ts';
import { selectorName } from '../../../ui/plurals/selector-name.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './MissingForms.module.css';

type Translated = { source: string; text: string };

/** Which forms of its language a translation of a plural lacks, as after a change of the project's language (plurals.11). */
export function MissingFormsOf({ source, text }: Translated) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const missing = missingForms(source, text, project.target_lang);
  if (missing.length === 0) return null;
  const forms = missing.map((category) => selectorName(t, category)).join(', ');
  return <p className={`ui-12 ink-warning ${classes.missing}`}>{t('plurals.missing', { forms })}</p>;
}

/** What a translation that is being written lacks (plurals.10). */
export function MissingFormsHint({ missing }: { missing: readonly Category[] }) {
  const { t } = useTranslation();
  const forms = missing.map((category) => selectorName(t, category)).join(', ');
  return <p className={`ui-12 ink-3 ${classes.hint}`}>{t('plurals.missingHint', { forms })}</p>;
}
