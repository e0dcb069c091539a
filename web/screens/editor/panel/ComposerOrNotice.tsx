import { useTranslation } from 'react-i18next';
import { JoinButton } from '../../../features/projects/joining/JoinButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { whyNoComposer } from '../state/why-no-composer.ts';
import { Composer } from './Composer.tsx';
import classes from './ComposerOrNotice.module.css';
import type { ChosenString } from './chosen-string.ts';
import { DeletedString } from './DeletedString.tsx';
import { UnsendableDraft } from './UnsendableDraft.tsx';

/**
 * The composer, or why the user may not write (visibility.15, visibility.16), with what they had written and the button to
 * join.
 */
export function ComposerOrNotice({ chosen }: { chosen: ChosenString }) {
  const { t } = useTranslation();
  const { project, viewer } = useEditor();
  const reason = whyNoComposer(viewer, project);
  if (chosen.deleted) return <DeletedString row={chosen.row} deleted={chosen.deleted} />;
  if (reason === undefined) return <Composer chosen={chosen} />;
  return (
    <div className={classes.instead}>
      {reason === 'members' ? (
        <>
          <JoinButton project={project} />
          <p className="ui-13 ink-2" role="status">
            {t('editor.members')}
          </p>
        </>
      ) : (
        <Notice kind="info">{t(`editor.${reason}`)}</Notice>
      )}
      <UnsendableDraft row={chosen.row} />
    </div>
  );
}
