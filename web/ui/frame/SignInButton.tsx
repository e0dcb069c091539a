import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useReturnPage } from '../../data/session/use-return-page.ts';

/** A link to the page for signing in, which returns to this page. */
export function SignInButton() {
  const { t } = useTranslation();
  const from = useReturnPage();
  return (
    <Button
      variant="subtle"
      color="gray"
      renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
    >
      {t('frame.signIn')}
    </Button>
  );
}
