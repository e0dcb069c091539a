import i18next from 'i18next';

/** In JSON, the name that calls give a deleted user (accounts.32). Within a text its quotes would have backslashes. */
const NAME = /"username":"deleted-\d+"/g;

/**
 * JSON with *Deleted user* in place of these names, in the language of the page; waits for its texts, which are fetched
 * in parallel.
 */
export async function withDeletedNames(json: string, i18n = i18next): Promise<string> {
  if (json.search(NAME) < 0) return json;
  if (!i18n.isInitialized) await new Promise((go) => i18n.on('initialized', go));
  const name = JSON.stringify(i18n.t('frame.deletedUser'));
  return json.replace(NAME, () => `"username":${name}`);
}
