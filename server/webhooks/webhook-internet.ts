import { INTERNET, type Internet } from '../outgoing/internet.ts';
import { operatorInternet } from '../outgoing/operator-internet.ts';
import type { Settings } from '../settings/settings.ts';

type NetworkSettings = Pick<Settings, 'webhookAllowedAddresses' | 'webhookHighPorts'>;

/** The network of webhooks, as the operator set it (webhooks.4). */
export const webhookInternet = (settings: NetworkSettings, internet: Internet = INTERNET): Internet =>
  operatorInternet(
    { allowed: settings.webhookAllowedAddresses, highPorts: settings.webhookHighPorts },
    internet,
  );

/** Whether URLs with http may be stored: only where the operator lists networks, which alone are asked by it. */
export const allowsHttp = (settings: NetworkSettings): boolean => settings.webhookAllowedAddresses.length > 0;
