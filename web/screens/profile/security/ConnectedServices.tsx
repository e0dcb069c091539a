import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectService, disconnectService } from '#contract/identity/sign-in-services.routes.ts';
import type { AccountService, AccountServices } from '#contract/identity/sign-in-services.ts';
import { securityEventsQuery } from '../../../data/queries/security.ts';
import { accountServicesQuery } from '../../../data/queries/sign-in-services.ts';
import { call } from '../../../data/wire/call.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import classes from './ConnectedServices.module.css';

/** The services that one signs in with: connected and disconnected with the current password (services.10, services.11). */
export function ConnectedServices({ account }: { account: AccountServices }) {
  const { t } = useTranslation();
  return (
    <>
      {!account.has_password && (
        <p className="margin-bottom-12 ui-13 ink-2">{t('services.connected.passwordFirst')}</p>
      )}
      <ul className={`grid gap-16 ${classes.services}`}>
        {account.services.map((service) => (
          <ServiceLine key={service.issuer} service={service} mayChange={account.has_password} />
        ))}
      </ul>
    </>
  );
}

function ServiceLine({ service, mayChange }: { service: AccountService; mayChange: boolean }) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const { label: name, since } = service;
  const close = () => {
    setAsking(false);
    head.current?.focus();
  };
  return (
    <li className="row gap-16 row-gap-8 justify-between wrap">
      <div ref={head} className={`grid min-width-0 breaks ${classes.head}`} tabIndex={-1}>
        <b>{name}</b>
        <span className="ui-13 ink-2">
          {since === null
            ? t('services.connected.not')
            : t('services.connected.since', { date: dayText(since, i18n.language) })}
        </span>
      </div>
      {mayChange && !isAsking && (
        <Button
          aria-label={t(
            since === null ? 'services.connected.connectNamed' : 'services.connected.disconnectNamed',
            { name },
          )}
          onClick={() => setAsking(true)}
        >
          {t(since === null ? 'services.connected.connect' : 'services.connected.disconnect')}
        </Button>
      )}
      {isAsking && <Proof service={service} onClose={close} />}
    </li>
  );
}

/** Asks for the password; then goes to the service, or disconnects it. */
function Proof({ service, onClose }: { service: AccountService; onClose: () => void }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { label, id, name } = service;
  const { form, submit, general, button } = useSubmitForm({
    name: 'connected-service',
    initial: { current_password: '' },
    whyNot: ({ current_password }) => ({
      current_password: current_password === '' ? 'required' : undefined,
    }),
    send: async (body) => {
      if (id === null) return call(connectService, { params: { service: name ?? '' }, body });
      await call(disconnectService, { params: { connected_service: id }, body });
      return undefined;
    },
    done: (departure) => {
      if (departure) return location.assign(departure.address);
      onClose();
      void queries.invalidateQueries(accountServicesQuery);
      void queries.invalidateQueries(securityEventsQuery);
      void showSuccessToast(t('services.connected.isOff', { name: label }));
    },
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <CurrentPassword autoFocus {...form.getInputProps('current_password')} />
        <div className="row gap-8 align-stretch wrap">
          <Button {...button} variant="filled">
            {t(id === null ? 'services.connected.go' : 'services.connected.disconnect', { name: label })}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
