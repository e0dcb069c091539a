import { IconAlertCircle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../drafts/kept-text.ts';
import { type Unsaved, useUnsaved } from '../acts/unsaved.ts';
import { focusEntry } from './focus-entry.ts';
import classes from './UnsavedStrings.module.css';

/** The other strings whose translation was not taken, as long as it waits in their entry: the ways back to them. */
export function UnsavedStrings({ string }: { string: number }) {
  const { t } = useTranslation();
  const others = useUnsaved().filter(({ proposal }) => proposal.row.id !== string);
  if (others.length === 0) return null;
  return (
    <ul className={classes.strings} aria-label={t('editorEntry.unsavedStrings')}>
      {others.map((unsaved) => (
        <UnsavedString key={unsaved.proposal.row.id} unsaved={unsaved} />
      ))}
    </ul>
  );
}

function UnsavedString({ unsaved: { proposal } }: { unsaved: Unsaved }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { row, draft, href } = proposal;
  const [text] = useKeptText(draft);
  if (text === '') return null;
  const goBack = () => {
    router.history.push(href);
    focusEntry();
  };
  return (
    <li>
      <button type="button" title={text} onClick={goBack}>
        <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
        {t('editorEntry.unsavedString', { index: row.index })}
      </button>
    </li>
  );
}
