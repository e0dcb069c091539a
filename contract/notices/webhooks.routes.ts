import { route } from '../core/route.ts';

const WEBHOOKS = '/api/projects/:project/webhooks' as const;

export const listWebhooks = route('GET', WEBHOOKS);
export const addWebhook = route('POST', WEBHOOKS);
export const editWebhook = route('PATCH', `${WEBHOOKS}/:webhook`);
export const deleteWebhook = route('DELETE', `${WEBHOOKS}/:webhook`);
export const rotateWebhookSecret = route('POST', `${WEBHOOKS}/:webhook/secret`);
export const testWebhook = route('POST', `${WEBHOOKS}/:webhook/test`);
export const listWebhookMessages = route('GET', `${WEBHOOKS}/:webhook/messages`);
export const readWebhookMessage = route('GET', `${WEBHOOKS}/:webhook/messages/:message`);
export const resendWebhookMessage = route('POST', `${WEBHOOKS}/:webhook/messages/:message/resend`);
