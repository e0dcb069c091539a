import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** Focuses the link when it mounts: React's `autoFocus` works for buttons only. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Leads to the editor with what was imported, and takes the focus. */
export function ToEditorButton({ editor }: { editor: { projectId: string; sectionsList: string } }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="filled"
      size="md"
      renderRoot={(props) => (
        <Link to="/projects/$projectId/editor/$sectionsList" params={editor} {...props} ref={focus} />
      )}
    >
      {t('importTranslations.toEditor')}
    </Button>
  );
}
