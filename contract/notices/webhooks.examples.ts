import type { KindGroup } from '#domain/core/events/kind-groups.ts';
import { examples, type Filled, inProject } from '../example.ts';
import * as calls from './webhooks.ts';

const NEW_WEBHOOK: { url: string; groups: KindGroup[] } = {
  url: 'https://hooks.example/there',
  groups: ['translations'],
};

const ofWebhook = ({ project, webhook }: Filled) => ({ params: { project, webhook } });

const ofMessage = ({ project, webhook, message }: Filled) => ({ params: { project, webhook, message } });

export const webhooksExamples = [
  examples(
    calls.listWebhooks,
    'memberWith can_manage_project manage | manage | 2 | administrator',
  )(inProject),
  examples(
    calls.addWebhook,
    `memberWith can_manage_project manage | manage | 9 | administrator
    url string(1000) "":required "x":link "http://e.org/":link "https://a:b@e.org/":link "ftp://e.org":link u*1000:ok u*1001:maxlength "https://e.org/\\u0000":illegal
    description ?text(0..200); groups list(1..9) ["x"]:choice ["votes","votes"]:ok; enabled ?bool`,
  )((filled) => ({ ...inProject(filled), body: NEW_WEBHOOK })),
  examples(
    calls.editWebhook,
    `memberWith can_manage_project manage | manage | 10 | administrator
    description ?text(0..200); enabled ?bool
    url ?string(1000) "":required "x":link "http://e.org/":link u*1000:ok u*1001:maxlength
    groups ?list(1..9) ["x"]:choice ["votes"]:ok`,
  )((filled) => ({ ...ofWebhook(filled), body: { description: 'Of a chat' } })),
  examples(
    calls.deleteWebhook,
    'memberWith can_manage_project manage | manage | 9 | administrator',
  )(ofWebhook),
  examples(
    calls.rotateWebhookSecret,
    'memberWith can_manage_project manage | manage | 9 | administrator',
  )(ofWebhook),
  examples(calls.testWebhook, 'memberWith can_manage_project manage | manage | 6 | administrator')(ofWebhook),
  examples(
    calls.listWebhookMessages,
    `memberWith can_manage_project manage | manage | 3 | administrator
    ?limit ?int(1..100); ?before ?id 1:ok`,
  )((filled) => ({ ...ofWebhook(filled), query: {} })),
  examples(
    calls.readWebhookMessage,
    'memberWith can_manage_project manage | manage | 3 | administrator',
  )(ofMessage),
  examples(
    calls.resendWebhookMessage,
    'memberWith can_manage_project manage | manage | 8 | administrator',
  )(ofMessage),
];
