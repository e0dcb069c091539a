import type { TFunction } from 'i18next';

type Device = { readonly browser: string | null; readonly system: string | null };

/** The name of a device: its browser and system, as far as they are known. */
export function deviceName(t: TFunction, { browser, system }: Device): string {
  if (browser && system) return t('account.device', { browser, system });
  return browser ?? system ?? t('account.unknown');
}
