import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { mailTexts, type SayInMail } from './mail-texts.ts';
import { type MailDevice, type MailKind, type MailValues, type MailWords, momentText } from './mails.ts';

/** The emails about an account. */
export type AccountKind = Exclude<MailKind, 'notification' | 'digest'>;

/** What some emails say besides what all do: another first paragraph, further ones, and how long the link is open. */
type Own = { text?: string; further?: string[]; lasts?: string };

const OWN: {
  readonly [Kind in AccountKind]?: (
    say: SayInMail,
    values: MailValues[Kind],
    moment: (at: number) => string,
  ) => Own;
} = {
  confirmEmail: (say, { hours }) => ({ lasts: say('confirmEmail.lasts', { count: hours }) }),
  resetPassword: (say, { minutes }) => ({ lasts: say('resetPassword.lasts', { count: minutes }) }),
  newDevice: (say, { device, at }, moment) => ({
    further: [say('newDevice.device', { device: deviceText(say, device), at: moment(at) })],
  }),
  banned: (say, { reason, until }, moment) => ({
    ...(until !== null && { text: say('banned.until', { until: moment(until) }) }),
    ...(reason !== '' && { further: [say('banned.reason', { reason })] }),
  }),
};

const deviceText = (say: SayInMail, { browser, system, address }: MailDevice): string => {
  const program =
    browser && system
      ? say('newDevice.browser', { browser, system })
      : (browser ?? system ?? say('newDevice.unknownBrowser'));
  return [program, address].filter(Boolean).join(', ');
};

/** The values that are moments. */
const MOMENTS: ReadonlySet<string> = new Set(['at', 'due_at']);

/** The words of an email about an account. */
export function accountWords<Kind extends AccountKind>(
  kind: Kind,
  values: MailValues[Kind],
  language: InterfaceLanguage,
): MailWords {
  const say = mailTexts(language);
  const moment = (at: number) => momentText(at, language);
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      MOMENTS.has(name) && typeof value === 'number' ? moment(value) : value,
    ]),
  );
  const { text = say(`${kind}.text`, shown), further = [], lasts } = OWN[kind]?.(say, values, moment) ?? {};
  return {
    subject: say(`${kind}.subject`, shown),
    paragraphs: [say('hello', shown), text, ...further],
    action: say(`${kind}.action`),
    smallPrint: [...(lasts === undefined ? [] : [lasts]), say(`${kind}.advice`)],
  };
}
