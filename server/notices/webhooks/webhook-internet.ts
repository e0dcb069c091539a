import { isWebhookUrl } from '#domain/notices/webhooks/webhooks.ts';
import { isNeverPublic } from '../../platform/outgoing/checked-addresses.ts';
import { INTERNET, type Internet } from '../../platform/outgoing/internet.ts';
import { operatorInternet } from '../../platform/outgoing/operator-internet.ts';
import type { Settings } from '../../platform/settings/settings.ts';

type NetworkSettings = Pick<Settings, 'webhookAllowedAddresses' | 'webhookHighPorts'>;

/** The network of webhooks, as the operator set it (webhooks.4). */
export const webhookInternet = (settings: NetworkSettings, internet: Internet = INTERNET): Internet =>
  operatorInternet(
    { allowed: settings.webhookAllowedAddresses, highPorts: settings.webhookHighPorts },
    internet,
  );

/** Whether a URL may be stored (webhooks.3): http only where the operator lists networks, and no address that nothing is ever sent to. */
export const isStorableUrl = (text: string, settings: NetworkSettings): boolean =>
  isWebhookUrl(text, settings.webhookAllowedAddresses.length > 0) &&
  !isNeverPublic(new URL(text), webhookInternet(settings));
