import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';
import { StartRefused } from '../settings/start-refused.ts';
import type { Composed } from './compose.ts';

/** Milliseconds: a mail server that is silent for so long is given up, and the email is sent later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** How many emails a server sends at once. */
const AT_ONCE = 2;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Sends emails. */
export type Mailer = {
  /** Sends an email; `id` is its Message-ID before the `@`, the same for each try. Throws if the server does not accept it. */
  send(to: string, composed: Composed, id: string, headers?: Readonly<Record<string, string>>): Promise<void>;
  /** Throws StartRefused if the mail server refuses to serve us; returns the error of one that can't be reached now. */
  verify(): Promise<unknown>;
  end(): void;
};

/** The service's mailer; undefined without SMTP_URL. */
export function openMail({ mail, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>): Mailer | undefined {
  if (!mail || !publicUrl) return undefined;
  const { host, port, isSecure, user, from } = mail;
  const transport = createTransport({
    pool: true,
    maxConnections: AT_ONCE,
    host,
    port,
    secure: isSecure,
    // A password is sent to another machine encrypted only.
    requireTLS: !isSecure && user !== undefined && !LOOPBACK.test(host),
    ...(user && { auth: { user: user.name, pass: user.password } }),
    // An email is made of what we compose: neither files nor addresses are read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    async send(to, { subject, text, html }, id, headers = {}) {
      await transport.sendMail({
        from,
        // As an object, so that the address can't be read as several.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // Programs that answer for people who are away don't answer this.
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
    },
    async verify() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EAUTH')
          throw new StartRefused('SMTP_URL: the mail server refuses this name and password.');
        return error;
      }
    },
    end: () => transport.close(),
  };
}
