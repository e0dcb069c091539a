import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openProviders } from '../identity/sign-in-services/providers.ts';
import { countMissing } from '../platform/database/migrate.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import { Unreachable } from '../platform/outgoing/fetch-for-operator.ts';
import { readSettings, type Settings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';
import { openLanguageTool } from '../texts/grammar/language-tool.ts';
import { findDictionaries } from '../texts/spelling-thread/dictionaries.ts';
import { openSpeller } from '../texts/spelling-thread/speller.ts';
import { openBeside } from './open-database.ts';
import { whyNotPublic } from './public-address.ts';
import { isWebAppBuilt } from './web-app.ts';

type Check = {
  /** What is checked, as the output names it. */
  subject: string;
  /** Why these settings need no such check; undefined if they do. */
  whyNotNeeded?(settings: Settings): string | undefined;
  /** What is wrong, a line each; throws StartRefused for what the start refuses. */
  run(settings: Settings): Promise<readonly string[]> | readonly string[];
};

const unless = (isSet: unknown, name: string) => (isSet ? undefined : `${name} is not set`);

/** What `check-settings` tries, by what the service itself does it with (operations.24). */
const CHECKS: readonly Check[] = [
  { subject: 'Folders', run: whyNotFolders },
  {
    subject: 'Database',
    whyNotNeeded: ({ databaseUrl, dataDir }) =>
      databaseUrl || existsSync(join(dataDir, 'postgres'))
        ? undefined
        : 'the first start makes it in DATA_DIR',
    run: whyNotDatabase,
  },
  { subject: 'Email', whyNotNeeded: ({ mail }) => unless(mail, 'SMTP_URL'), run: whyNotMail },
  {
    subject: 'Public address and proxies',
    whyNotNeeded: ({ publicUrl }) => unless(publicUrl, 'PUBLIC_URL'),
    run: ({ publicUrl = '', ...settings }) => whyNotPublic({ ...settings, publicUrl }),
  },
  {
    subject: 'Sign-in services',
    whyNotNeeded: ({ signInServices }) => unless(signInServices.length, 'OIDC_PROVIDERS'),
    run: whyNotServices,
  },
  {
    subject: 'Spelling dictionaries',
    whyNotNeeded: ({ spellingDictionaries }) => unless(spellingDictionaries, 'SPELLING_DICTIONARIES'),
    run: ({ spellingDictionaries }) => whyNotDictionaries(spellingDictionaries),
  },
  {
    subject: 'Grammar server',
    whyNotNeeded: ({ languageToolUrl }) => unless(languageToolUrl, 'LANGUAGE_TOOL_URL'),
    run: ({ languageToolUrl = '' }) => whyNotLanguageTool(languageToolUrl),
  },
];

/** Tries what the settings lead to. Throws StartRefused if anything is wrong. */
export async function checkSettings(): Promise<string> {
  const wrong = await tryAll(readSettings(process.env), console.log);
  if (wrong > 0) throw new StartRefused(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`);
  return 'The service can start with these settings.';
}

/** Says a line for each check, or for each thing that is wrong, and returns how many these are. */
export async function tryAll(settings: Settings, say: (line: string) => void): Promise<number> {
  let wrong = 0;
  for (const { subject, whyNotNeeded, run } of CHECKS) {
    const reason = whyNotNeeded?.(settings);
    const problems = reason === undefined ? await linesOf(() => run(settings)) : [];
    wrong += problems.length;
    if (reason !== undefined) say(`-      ${subject}: left out, ${reason}.`);
    else if (problems.length === 0) say(`ok     ${subject}`);
    for (const line of problems) say(`WRONG  ${subject}: ${line}`);
  }
  return wrong;
}

/** The lines of a check; an error is one of them. */
async function linesOf(
  check: () => Promise<readonly string[]> | readonly string[],
): Promise<readonly string[]> {
  try {
    return await check();
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split('\n');
  }
}

function whyNotFolders({ databaseUrl, dataDir }: Settings): string[] {
  let existingFolder = dataDir;
  while (!existsSync(existingFolder)) existingFolder = dirname(existingFolder);
  return [
    ...(isWebAppBuilt() ? [] : ['The web app is not built: npm run build.']),
    ...(databaseUrl || mayWrite(existingFolder)
      ? []
      : [`DATA_DIR ${dataDir} can’t be used: this user may not write in ${existingFolder}.`]),
  ];
}

function mayWrite(folder: string): boolean {
  const { R_OK, W_OK, X_OK } = constants;
  try {
    accessSync(folder, R_OK | W_OK | X_OK);
    return true;
  } catch {
    return false;
  }
}

async function whyNotDatabase(settings: Settings): Promise<string[]> {
  const database = await openBeside(settings);
  try {
    await countMissing(database.sql);
    return [];
  } finally {
    await database.close();
  }
}

async function whyNotMail(settings: Settings): Promise<string[]> {
  const mailer = openMail(settings);
  try {
    const unreachable = await mailer?.verify();
    if (!unreachable) return [];
    const reason = unreachable instanceof Error ? unreachable.message : String(unreachable);
    return [`The mail server of SMTP_URL can’t be reached: ${reason}.`];
  } finally {
    mailer?.end();
  }
}

/** Secrets of a visit that nobody makes. */
const NO_VISIT = { state: 'check', nonce: 'check', verifier: 'check' };

async function whyNotServices({ signInServices, publicUrl }: Settings): Promise<string[]> {
  const providers = [...openProviders(signInServices, publicUrl).values()];
  const tried = await Promise.allSettled(
    providers.map((provider) => provider.departure(NO_VISIT, { isFresh: false })),
  );
  return tried.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const { name = '', issuer = '' } = providers[index] ?? {};
    const { message, cause } = result.reason as Error;
    const why = cause instanceof Error ? `${message} (${cause.message})` : message;
    return [`OIDC_${name.toUpperCase()}_ISSUER ${issuer} can’t be used: ${why}.`];
  });
}

/** What is wrong with each dictionary that is there (spelling.8). */
async function whyNotDictionaries(folder: string | undefined): Promise<string[]> {
  const wrong: string[] = [];
  for (const [language, files] of findDictionaries(folder))
    await openSpeller(files).catch((error) => wrong.push(`${language} (${files.aff}): ${error.message}`));
  return wrong;
}

/** Why the grammar server can't be used (spelling.13). */
async function whyNotLanguageTool(url: string): Promise<string[]> {
  const tool = openLanguageTool(url, { warn: () => {} });
  return tool.languages().then(
    () => [],
    (error) => [
      `LANGUAGE_TOOL_URL ${url} can’t be used: ${error instanceof Unreachable ? error.message : 'it is no server of LanguageTool'}.`,
    ],
  );
}
