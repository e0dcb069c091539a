import { useTranslation } from 'react-i18next';
import { JoinButton } from '../../../features/joining/JoinButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { whyNoEntry } from '../state/why-no-entry.ts';
import { Entry } from './Composer.tsx';
import classes from './ComposerSlot.module.css';
import type { ChosenString } from './chosen-string.ts';
import { DeletedString } from './DeletedString.tsx';
import { WrittenText } from './WrittenText.tsx';

/**
 * The entry, or the sentence that says why there is none (visibility.15, visibility.16), with the button to join for those
 * who aren't members, and with what was written while there was an entry.
 */
export function EntryPlace({ chosen }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const reason = whyNoEntry(viewer, project);
  if (chosen.deleted) return <DeletedString row={chosen.row} deleted={chosen.deleted} />;
  if (reason === undefined) return <Entry chosen={chosen} />;
  return (
    <div className={classes.place}>
      {reason === 'members' ? (
        <>
          <JoinButton project={project} />
          <p className={classes.why} role="status">
            {t('editor.members')}
          </p>
        </>
      ) : (
        <Notice kind="info">{t(`editor.${reason}`)}</Notice>
      )}
      <WrittenText row={chosen.row} />
    </div>
  );
}
