import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { signsUpWithoutLink } from '#domain/core/access/sign-up.ts';
import { projectInAddress } from '#domain/core/addresses/addresses.ts';
import { signUpMode } from '../../data/session/page-settings.ts';
import { HomeButton } from '../page/HomeButton.tsx';
import { Message } from '../page/Message.tsx';

/** `/404`, `/notfound` and every address without a page (errors.3). */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Message title={t('pages.notFound.title')} text={t('pages.notFound.text')}>
      <HomeButton />
    </Message>
  );
}

/** `/403` (errors.3). For an address inside a project it links to the project, whose page says how to join. */
export function ForbiddenPage() {
  const { t } = useTranslation();
  const { from } = useSearch({ from: '/frame/403' });
  const projectId = from && projectInAddress(from);
  return (
    <Message title={t('pages.forbidden.title')} text={t('pages.forbidden.text')}>
      {projectId ? (
        <Button
          variant="filled"
          size="md"
          renderRoot={(props) => <Link to="/projects/$projectId" params={{ projectId }} {...props} />}
        >
          {t('pages.toProject')}
        </Button>
      ) : (
        <HomeButton />
      )}
    </Message>
  );
}

/**
 * `/401` (errors.3, screens.17). Signing in leads back to the page that needed it. Who wants to create a project is
 * offered to sign up first (screens.24).
 */
export function SignedOutPage() {
  const { t } = useTranslation();
  const { from } = useSearch({ from: '/frame/401' });
  const offersSignUp = from === '/create' && signsUpWithoutLink(signUpMode());
  const words = offersSignUp ? 'pages.toCreate' : 'pages.signedOut';
  return (
    <Message title={t(`${words}.title`)} text={t(`${words}.text`)}>
      {offersSignUp && (
        <Button
          variant="filled"
          size="md"
          renderRoot={(props) => <Link to="/signup" search={{ from }} {...props} />}
        >
          {t('frame.signUp')}
        </Button>
      )}
      <Button
        variant={offersSignUp ? 'default' : 'filled'}
        size="md"
        renderRoot={(props) => <Link to="/login" search={{ from }} {...props} />}
      >
        {t('frame.signIn')}
      </Button>
    </Message>
  );
}
