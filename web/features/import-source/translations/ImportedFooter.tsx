import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../import-shared/ImportFooter.module.css';

/** Focuses the link when it mounts: React's `autoFocus` works for buttons only. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** The footer after an import with translations: leads to the editor with the imported sections. */
export function ImportedFooter({ editor }: { editor: { projectId: string; sectionsList: string } }) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      <span className={classes.sum} />
      <Button
        variant="filled"
        size="md"
        renderRoot={(props) => (
          <Link to="/projects/$projectId/editor/$sectionsList" params={editor} {...props} ref={focus} />
        )}
      >
        {t('importTranslations.toEditor')}
      </Button>
    </div>
  );
}
