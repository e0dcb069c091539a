import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server on a free port of this machine, and the emails that it has accepted. */
export type MailServer = {
  /** The settings with which a service sends to it. */
  env: { SMTP_URL: string; MAIL_FROM: string; PUBLIC_URL: string };
  mails: ParsedMail[];
  /** The next email after those that `take` has returned. */
  take(): ParsedMail | undefined;
  close(): Promise<void>;
};

const HOST = '127.0.0.1';

/** `options` may refuse senders and recipients, as mail servers do. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  let taken = 0;
  return {
    env: {
      SMTP_URL: `smtp://${HOST}:${port}`,
      MAIL_FROM: 'Dragoman <books@dragoman.example>',
      PUBLIC_URL: 'https://dragoman.example',
    },
    mails,
    take: () => (taken < mails.length ? mails[taken++] : undefined),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
