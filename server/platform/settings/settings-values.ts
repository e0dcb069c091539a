import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { SERVICE_NAME } from '#domain/core/access/sign-in-services.ts';
import { INVITATION_LINKS, SIGN_UP_MODES } from '#domain/core/access/sign-up.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import { LOG_LEVELS, type SETTINGS } from './settings-table.ts';

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const onOrOff = z.enum(['on', 'off']).transform((word) => word === 'on');

/** Several hosts are separated by commas, which standard URLs don't allow; the driver decodes each part. */
function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text.replace(/,[^/]*/, ''));
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  try {
    return [url.username, url.password, url.pathname].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

/** Host and port; an IPv6 address is in brackets. */
const ADDRESS = /^(?:\[([\w:.%]+)\]|([\w.-]+)):(\d{1,5})$/;

const hostsIn = (text: string) => text.split(',').map((host) => host.trim());

/** A host as in a URL: no pattern and no path, which would allow more than intended. */
const isHost = (host: string) =>
  /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host) && URL.parse(`https://${host}/`)?.host === host;

/** An origin alone: links append their path to it. */
const publicUrl = z.string().transform((text, issues) => {
  const url = URL.parse(text);
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  if (isOrigin && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  issues.addIssue('not an origin');
  return z.NEVER;
});

/** Where a service is, perhaps below a path, without its last slash. */
const baseUrl = z.string().transform((text, issues) => {
  const url = URL.parse(text);
  const isBase = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  if (isBase && !url.search && !url.hash) return url.href.replace(/\/+$/, '');
  issues.addIssue('not an address');
  return z.NEVER;
});

/** A mail server, and who signs in to it. */
const smtpUrl = z.string().transform((text, issues) => {
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'smtps:';
  const isOneServer = url && /^smtps?:$/.test(url.protocol) && url.hostname && /^\/?$/.test(url.pathname);
  try {
    if (isOneServer && !url.search && !url.hash && !url.username === !url.password)
      return {
        host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
        port: url.port ? Number(url.port) : isSecure ? 465 : 587,
        isSecure,
        user: url.username
          ? { name: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
          : undefined,
      };
  } catch {
    // A name or password that can't be decoded.
  }
  issues.addIssue('not a mail server');
  return z.NEVER;
});

/** `Name <address>` or an address alone. */
const mailFrom = z.string().transform((text, issues) => {
  const [, name = '', address = text] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  if (!whyNotEmail(address.trim())) return { name: name.trim(), address: address.trim() };
  issues.addIssue('not an address');
  return z.NEVER;
});

/** The valid texts of each setting, and the values they are converted to. */
export const SETTING_VALUES = z.object({
  SETTINGS_FILE: z.string().optional(),
  HOST: z.string().regex(/^[\w.:%-]+$/),
  PORT: number(0, 65_535),
  RUN_AS: z
    .string()
    .regex(/^[\w.-]+\$?(:[\w.-]+)?$/)
    .transform((text) => {
      const [user = '', group] = text.split(':');
      return { user, group };
    })
    .optional(),
  DATA_DIR: z.string().transform((folder) => resolve(folder)),
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  DIRECT_DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  PREPARED_STATEMENTS: onOrOff.optional(),
  REPLICA_URL: z.string().refine(isDatabaseUrl).optional(),
  REPLICA_LAG: number(LIMITS.replicaLag.min, LIMITS.replicaLag.max).transform((seconds) => seconds * 1000),
  POOL_SIZE: number(1, 500),
  STATEMENT_TIMEOUT: number(5, 3600).transform((seconds) => seconds * 1000),
  SLOW_QUERY: number(1, 3_600_000),
  PUBLIC_URL: publicUrl.optional(),
  SECRET_KEY: z
    .string()
    .regex(/^\S{32,255}$/)
    .optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  SIGN_UP: z.enum(SIGN_UP_MODES),
  INVITATION_LINKS: z.enum(INVITATION_LINKS),
  SIGNUP_CODE: z
    .string()
    .refine((phrase) => !isLongerThan(phrase, LIMITS.codePhrase.max))
    .optional(),
  OIDC_PROVIDERS: z
    .string()
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.string().regex(SERVICE_NAME)).max(SERVICE_LIMITS.signInServices))
    .refine((names) => new Set(names).size === names.length)
    .optional(),
  RATE_LIMIT: onOrOff,
  NEW_ACCOUNT_HOURS: number(0, 8760),
  PROJECTS_PER_USER: number(1, 1_000_000),
  DELETED_PROJECT_DAYS: number(0, 365),
  VIDEO_HOSTS: z
    .string()
    .toLowerCase()
    .transform(hostsIn)
    .refine((hosts) => hosts.every(isHost))
    .optional(),
  SECTIONS_PER_PROJECT: number(1, 10_000),
  STRINGS_PER_PROJECT: number(1, 10_000_000),
  STRINGS_PER_USER: number(1, 100_000_000),
  MEGABYTES_PER_PROJECT: number(1, 1_000_000),
  MEGABYTES_PER_USER: number(1, 10_000_000),
  DELETED_DAYS: number(1, 3650),
  STREAMS: number(1, 1_000_000),
  STREAMS_PER_USER: number(1, 1_000_000),
  STREAMS_PER_ADDRESS: number(1, 1_000_000),
  FULL_FETCHES: number(1, 100),
  FULL_FETCHES_PER_USER: number(1, 100),
  TRUST_PROXY: z.union([
    z.literal('off').transform(() => false as const),
    z.literal('on').transform(() => 1),
    number(1, 10),
  ]),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,255}$/)
    .optional(),
  METRICS_ADDRESS: z
    .string()
    .regex(ADDRESS)
    .transform((text) => {
      const [, inBrackets, plain, port] = ADDRESS.exec(text) ?? [];
      return { host: inBrackets ?? plain ?? '', port: Number(port) };
    })
    .refine(({ port }) => port <= 65_535)
    .optional(),
  WEBHOOK_ALLOWED_ADDRESSES: z
    .string()
    .transform(hostsIn)
    .refine((networks) => networks.every((network) => ipaddr.isValidCIDR(network)))
    .optional(),
  WEBHOOK_HIGH_PORTS: onOrOff,
  SPELLING_DICTIONARIES: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  LANGUAGE_TOOL_URL: baseUrl.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS),
} satisfies Record<keyof typeof SETTINGS, z.ZodType>);
