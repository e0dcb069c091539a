import { queryOptions } from '@tanstack/react-query';
import { getServiceSignUp, listAccountServices } from '#contract/identity/sign-in-services.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** Whether the user has a password, and the services that they have connected. */
export const accountServicesQuery = queryOptions({
  queryKey: cacheKeys.accountServices(),
  queryFn: ({ signal }) => call(listAccountServices, { signal }),
});

/** What a service has said of a visitor without an account. */
export const serviceSignUpQuery = queryOptions({
  queryKey: cacheKeys.serviceSignUp(),
  queryFn: ({ signal }) => call(getServiceSignUp, { signal }),
  retry: false,
});
