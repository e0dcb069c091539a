import { Button, Skeleton } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeRecoveryCodes, switchSecondFactorOff } from '#contract/identity/security.routes.ts';
import { secondFactorQuery, securityEventsQuery } from '../../../data/queries/security.ts';
import { sessionQuery } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { EnrolForm } from './EnrolForm.tsx';
import { FactorProof } from './FactorProof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';

type Doing = 'enrol' | 'codes' | 'off' | undefined;

/** The second factor: set up, recovery codes, switched off (security.4). */
export function SecondFactor() {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const head = useRef<HTMLParagraphElement>(null);
  const { data: factor, error, refetch } = useQuery(secondFactorQuery);
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (error && !factor) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!factor) return <Skeleton height={64} aria-hidden="true" />;
  const close = () => {
    setDoing(undefined);
    setCodes(undefined);
    head.current?.focus();
  };
  const changed = (made?: readonly string[]) => {
    setDoing(undefined);
    setCodes(made);
    void queries.invalidateQueries(secondFactorQuery);
    void queries.invalidateQueries(securityEventsQuery);
    // A site administrator may use the administration now, or no longer.
    void queries.invalidateQueries(sessionQuery);
  };
  const isOn = factor.since !== null;
  return (
    <div className="grid gap-16">
      <p ref={head} className={`row gap-8 row-gap-4 wrap ui-13 ink-2 ${classes.state}`} tabIndex={-1}>
        {isOn ? (
          <>
            <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />
            {t('security.factor.on', { date: dayText(factor.since ?? 0, i18n.language) })}{' '}
            {t('security.factor.codesLeft', { count: factor.recovery_codes })}
          </>
        ) : (
          t('security.factor.off')
        )}
      </p>
      {codes && <RecoveryCodes codes={codes} onClose={close} />}
      {doing === 'enrol' && <EnrolForm onDone={changed} onClose={close} />}
      {doing === 'codes' && (
        <FactorProof
          name="recovery-codes"
          submitLabel={t('security.factor.newCodes')}
          send={async (body) => (await call(makeRecoveryCodes, { body })).recovery_codes}
          onDone={changed}
          onClose={close}
        />
      )}
      {doing === 'off' && (
        <FactorProof
          name="second-factor-off"
          submitLabel={t('security.factor.switchOff')}
          send={async (body) => void (await call(switchSecondFactorOff, { body }))}
          onDone={() => {
            changed();
            void showSuccessToast(t('security.factor.isOff'));
          }}
          onClose={close}
        />
      )}
      {!doing && !codes && (
        <div className="row gap-8 align-stretch wrap">
          {isOn ? (
            <>
              <Button onClick={() => setDoing('codes')}>{t('security.factor.newCodes')}</Button>
              <Button onClick={() => setDoing('off')}>{t('security.factor.switchOff')}</Button>
            </>
          ) : (
            <Button onClick={() => setDoing('enrol')}>{t('security.factor.setUp')}</Button>
          )}
        </div>
      )}
    </div>
  );
}
