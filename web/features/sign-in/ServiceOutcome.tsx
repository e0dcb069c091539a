import { useTranslation } from 'react-i18next';
import { isGoodOutcome, SERVICE_OUTCOMES } from '#domain/access/sign-in-services.ts';
import { Notice } from '../../ui/page/Notice.tsx';

/** What came of a visit to a sign-in service, as the address says (services.8); nothing for an unknown word. */
export function ServiceOutcome({ outcome }: { outcome: string | undefined }) {
  const { t } = useTranslation();
  const known = SERVICE_OUTCOMES.find((name) => name === outcome);
  if (!known) return null;
  return <Notice kind={isGoodOutcome(known) ? 'success' : 'error'}>{t(`services.outcome.${known}`)}</Notice>;
}
