import type { Feature } from '../../core/endpoints/app-context.ts';
import { serviceConnections } from './connections.ts';
import { openProviders } from './providers.ts';
import { serviceSignIn } from './sign-in.ts';
import { serviceSignUp } from './sign-up.ts';

/** Signing in with services of the operator's choice by OpenID Connect (services.3). */
export const signInServices: Feature = (context) => {
  const { signInServices: services, publicUrl } = context.settings;
  const providers = openProviders(services, publicUrl);
  serviceSignIn(context, providers);
  serviceSignUp(context, providers);
  serviceConnections(context, providers);
};
