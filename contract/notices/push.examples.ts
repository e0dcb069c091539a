import { examples, type Filled, hasNoSession, type Visitor } from '../example.ts';
import * as calls from './push.ts';

/** A browser of the caller. */
async function ownPushDevice({ pushSubscription }: Filled, who: Visitor): Promise<number> {
  if (hasNoSession(who)) return 1;
  return (await who.does(calls.addPushDevice, { body: pushSubscription() })).id;
}

export const pushExamples = [
  examples(calls.getPush, 'sessionOnly | session | 3')(() => ({})),
  examples(
    calls.addPushDevice,
    'sessionOnly | session | 6; endpoint string(1000) "no":link "ftp://a.example":link; keys object',
  )(({ pushSubscription }) => ({ body: pushSubscription() })),
  examples(
    calls.removePushDevice,
    'sessionOnly | session | 2',
  )(async (filled, who) => ({ params: { device: await ownPushDevice(filled, who) } })),
];
