import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The button to Home on pages that have nothing else to offer. */
export function HomeButton() {
  const { t } = useTranslation();
  return (
    <Button variant="filled" size="md" renderRoot={(props) => <Link to="/" {...props} />}>
      {t('pages.toHome')}
    </Button>
  );
}
