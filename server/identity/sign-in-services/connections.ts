import {
  confirmWithService,
  connectService,
  disconnectService,
  listAccountServices,
  setFirstPassword,
} from '#contract/identity/sign-in-services.ts';
import type { Me } from '#contract/identity/users.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { whyNotNewPassword } from '../../core/auth/new-password.ts';
import { verifiedPasswordHash } from '../../core/auth/verify-password.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { forbidden, notFound, orNotFound, refuseMistakes } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { replacePassword } from '../account/replace-password.ts';
import { browserOf } from './browser.ts';
import { connectionsOf, disconnectIdentity } from './connection-queries.ts';
import { beginVisit } from './depart.ts';
import type { Provider } from './providers.ts';
import { proofOf, takeProof, type VisitPurpose } from './visit-queries.ts';

/** The sign-in services that a user has connected, and the first password of who has none (services.10, services.13). */
export function serviceConnections(context: AppContext, providers: ReadonlyMap<string, Provider>) {
  const { sql, settings } = context;

  registerEndpoint(context, listAccountServices, sessionOnly, async ({ me, request }) => {
    const { has_password, services: connected } = await connectionsOf(sql, me.id);
    const browser = browserOf(request);
    const proof = browser && !has_password ? await proofOf(sql, browser.hash, me.id) : undefined;
    const offered = [...providers.values()].map(({ name, label, issuer }) => ({ name, label, issuer }));
    const services = offered.map((service) => {
      const { id = null, since = null } =
        connected.find(({ issuer }) => isSame(issuer, service.issuer)) ?? {};
      return { ...service, id, since };
    });
    const removedServices = connected
      .filter(({ issuer }) => !offered.some((service) => isSame(service.issuer, issuer)))
      .map((service) => ({ ...service, name: null }));
    return {
      has_password,
      may_set_password: proof !== undefined,
      services: [...services, ...removedServices],
    };
  });

  type Call = Parameters<typeof beginVisit>[1] & { me: Me };
  /** Begins a visit, and returns the address that leads to the service. */
  const departureFor = async (call: Call, name: string, purpose: VisitPurpose) => {
    const { name: service } = orNotFound(providers.get(name), 'service');
    const choices = { remember: false, remember_forever: false };
    const { state } = await beginVisit(context, call, {
      service,
      purpose,
      user: call.me.id,
      from: null,
      choices,
    });
    return { address: `/api/login/services/${service}?visit=${state}` };
  };

  registerEndpoint(context, connectService, sessionOnly, async ({ me, params, body, request, reply }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    await verifiedPasswordHash(context, me, body.current_password);
    return departureFor({ me, request, reply }, params.service, 'connect');
  });

  registerEndpoint(context, confirmWithService, sessionOnly, async ({ me, params, request, reply }) => {
    if ((await connectionsOf(sql, me.id)).has_password) throw forbidden('general', 'changed');
    return departureFor({ me, request, reply }, params.service, 'setPassword');
  });

  registerEndpoint(context, disconnectService, sessionOnly, async ({ me, params, body, request }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    const passwordHash = await verifiedPasswordHash(context, me, body.current_password);
    const id = params.connected_service;
    if (
      !(await disconnectIdentity(sql, settings, { user: me.id, id, passwordHash, origin: clientOf(request) }))
    )
      throw notFound('service');
    logEvent(request, 'service.disconnected', { account: me.id });
  });

  registerEndpoint(
    context,
    setFirstPassword,
    sessionOnly,
    async ({ me, body: { password }, request, reply }) => {
      refuseMistakes({ password: await whyNotNewPassword(sql, password, me) });
      const browser = browserOf(request);
      const proof = browser && (await proofOf(sql, browser.hash, me.id));
      if (!browser || !proof || !(await takeProof(sql, browser.hash, proof)))
        throw forbidden('service', 'expired');
      await replacePassword(context, { user: me.id, before: '', password, request, reply });
    },
  );
}

/** Whether two addresses name one issuer: settings may write it with a slash at the end. */
const isSame = (one: string, other: string) => new URL(one).href === new URL(other).href;
