import { useTranslation } from 'react-i18next';
import { banIn } from '#domain/core/access/ban-note.ts';
import { isGoodOutcome, SERVICE_OUTCOMES } from '#domain/core/access/sign-in-services.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { banWords } from './ban-words.ts';

/** What came of a visit to a sign-in service, as the address says (services.8); nothing for an unknown word. */
export function ServiceOutcome({ outcome }: { outcome: string | undefined }) {
  const { t, i18n } = useTranslation();
  const known = SERVICE_OUTCOMES.find((name) => name === outcome);
  if (!known) return null;
  const ban = known === 'banned' ? banIn(document.cookie) : undefined;
  return (
    <Notice kind={isGoodOutcome(known) ? 'success' : 'error'}>
      {ban ? banWords(t, i18n, ban) : t(`services.outcome.${known}`)}
    </Notice>
  );
}
