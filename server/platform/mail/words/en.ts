import { type MailDevice, type MailTexts, momentText } from './mails.ts';
import { notificationsInEnglish } from './notifications-en.ts';

const at = (moment: number) => momentText(moment, 'en');

const deviceText = ({ browser, system, address }: MailDevice) =>
  [browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'An unknown browser'), address]
    .filter(Boolean)
    .join(', ');

const NOT_YOU = 'If this wasn’t you, set a new password now and end the sessions that you don’t recognize.';

/** The English words of emails. */
export const en: MailTexts = {
  confirmEmail: ({ username, hours }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Hello ${username},`,
      'This address was entered for your Dragoman account. Confirm that it is yours to reset your password by email and to get notices.',
    ],
    action: 'Confirm address',
    smallPrint: [
      `The link works once, for ${hours} hours.`,
      'If you don’t have an account with this name, ignore this email.',
    ],
  }),
  resetPassword: ({ username, minutes }) => ({
    subject: 'Set a new password',
    paragraphs: [`Hello ${username},`, 'Someone asked for a new password for your Dragoman account.'],
    action: 'Set a new password',
    smallPrint: [
      `The link works once, for ${minutes} minutes.`,
      'If this wasn’t you, ignore this email. Your password stays as it is.',
    ],
  }),
  newDevice: ({ username, at: moment, device }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      `Hello ${username},`,
      'Your account was signed in to from a device that was not used before:',
      `${deviceText(device)}, ${at(moment)}.`,
    ],
    action: 'Check your sessions',
    smallPrint: [NOT_YOU],
  }),
  passwordChanged: ({ username, at: moment }) => ({
    subject: 'Your password was changed',
    paragraphs: [`Hello ${username},`, `The password of your account was changed on ${at(moment)}.`],
    action: 'Check your account',
    smallPrint: [
      'If this wasn’t you, set a new password by email from the sign-in page, or contact the site administrator.',
    ],
  }),
  secondFactorOn: ({ username, at: moment }) => ({
    subject: 'Second factor switched on',
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} a sign-in to your account needs a one-time code too.`,
    ],
    action: 'Check your account',
    smallPrint: ['If this wasn’t you, set a new password now, or contact the site administrator.'],
  }),
  secondFactorOff: ({ username, at: moment }) => ({
    subject: 'Second factor switched off',
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} a sign-in to your account needs the password alone.`,
    ],
    action: 'Check your account',
    smallPrint: ['If this wasn’t you, set a new password now, or contact the site administrator.'],
  }),
  passkeyAdded: ({ username, at: moment, name }) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} one can sign in to your account with the passkey “${name}”.`,
    ],
    action: 'Check your account',
    smallPrint: [
      'If this wasn’t you, remove the passkey and set a new password now, or contact the site administrator.',
    ],
  }),
  passkeyRemoved: ({ username, at: moment, name }) => ({
    subject: 'A passkey was removed from your account',
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} one can no longer sign in to your account with the passkey “${name}”.`,
    ],
    action: 'Check your account',
    smallPrint: ['If this wasn’t you, set a new password now, or contact the site administrator.'],
  }),
  serviceConnected: ({ username, at: moment, service }) => ({
    subject: `${service} was connected to your account`,
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} your account can be signed in to with ${service}.`,
    ],
    action: 'Check your account',
    smallPrint: [
      'If this wasn’t you, disconnect it and set a new password now, or contact the site administrator.',
    ],
  }),
  serviceDisconnected: ({ username, at: moment, service }) => ({
    subject: `${service} was disconnected from your account`,
    paragraphs: [
      `Hello ${username},`,
      `Since ${at(moment)} your account can’t be signed in to with ${service} any more.`,
    ],
    action: 'Check your account',
    smallPrint: ['If this wasn’t you, set a new password now, or contact the site administrator.'],
  }),
  emailChanged: ({ username, at: moment, email }) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Hello ${username},`,
      `The email address of your account was changed to ${email} on ${at(moment)}. This address gets no further email.`,
    ],
    action: 'Check your account',
    smallPrint: ['If this wasn’t you, contact the site administrator.'],
  }),
  deletionAsked: ({ username, due_at }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Hello ${username},`,
      `You asked for the deletion of your Dragoman account. It will be deleted on ${at(due_at)}. Until then it works as before, and you can cancel the deletion.`,
    ],
    action: 'See or cancel the deletion',
    smallPrint: [NOT_YOU],
  }),
  deletionWaits: ({ username }) => ({
    subject: 'Your account can’t be deleted yet',
    paragraphs: [
      `Hello ${username},`,
      'The day for the deletion of your Dragoman account has come, but you own projects or are the last site administrator. Transfer or delete the projects, and the account will be deleted by itself.',
    ],
    action: 'See what stands in the way',
    smallPrint: ['If you have changed your mind, cancel the deletion there.'],
  }),
  accountDeleted: ({ username }) => ({
    subject: 'Your account was deleted',
    paragraphs: [
      `Hello ${username},`,
      'Your Dragoman account was deleted, as you asked. This address gets no further email.',
    ],
    action: 'Open the site',
    smallPrint: ['If you didn’t ask for it, contact the site administrator.'],
  }),
  banned: ({ username, reason, until }) => ({
    subject: 'Your account was banned',
    paragraphs: [
      `Hello ${username},`,
      until === null
        ? 'Your Dragoman account was banned. You can no longer sign in.'
        : `Your Dragoman account was banned until ${at(until)}. You can sign in again after that.`,
      ...(reason === '' ? [] : [`Reason: ${reason}`]),
    ],
    action: 'Open the site',
    smallPrint: ['If you think that this is a mistake, contact the site administrator.'],
  }),
  ...notificationsInEnglish,
  footer: (host) => `Dragoman at ${host} sent this email because of your account there.`,
};
