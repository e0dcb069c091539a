import type { Kind } from '#contract/failures.ts';
import type { WireKind } from '../../wire/failure.ts';
import { firstFailures } from './first-failures.ts';

/** What went wrong, in words: by kind, and more exactly where a field calls for it (SPEC §8). */
export const failures = {
  ...firstFailures,
  atLeast: 'At least {{min, number}} characters.',
  atMost: 'At most {{max, number}} characters.',
  atOnce: 'This is more than can be sent at once: at most {{max, number}} MB.',
  /** Of attempts that are refused for a while, by what is counted; of others, what the first visit has. */
  wait: {
    account: {
      seconds:
        'Too many attempts to sign in to this account. Try again {{time, relativetime(range: second)}}.',
      minutes:
        'Too many attempts to sign in to this account. Try again {{time, relativetime(range: minute)}}.',
    },
    attempts: {
      seconds: 'Too many attempts from your network. Try again {{time, relativetime(range: second)}}.',
      minutes: 'Too many attempts from your network. Try again {{time, relativetime(range: minute)}}.',
    },
    current_password: {
      seconds: 'Too many wrong passwords. Try again {{time, relativetime(range: second)}}.',
      minutes: 'Too many wrong passwords. Try again {{time, relativetime(range: minute)}}.',
    },
    image: {
      seconds: 'You have uploaded many images. Try again {{time, relativetime(range: second)}}.',
      minutes: 'You have uploaded many images. Try again {{time, relativetime(range: minute)}}.',
    },
  },
  waitOver: 'You can try again now.',
  kind: {
    ...firstFailures.kind,
    required: 'This field is required.',
    minlength: 'Too short.',
    maxlength: 'Too long.',
    min: 'The number is too small.',
    max: 'The number is too large.',
    string: 'This should be text.',
    number: 'This should be a number.',
    boolean: 'This should be yes or no.',
    array: 'This should be a list.',
    object: 'This should be an object.',
    choice: 'Choose one of the values offered.',
    illegal: 'There are characters here that are not allowed.',
    invisible: 'There are characters here that cannot be seen, or that turn the text around.',
    mixedScripts:
      'One of the words mixes letters of several alphabets that look alike, such as Latin and Cyrillic.',
    email: 'The value entered is not an email address',
    link: 'The link should begin with http:// or https://.',
    notUnique: 'This is already taken.',
    same: 'The two should differ.',
    wrong: 'This is not right, or no longer valid.',
    common: 'Too many people use this password, or it is your own name or address. Choose another.',
    unknown: 'There is nothing of that name.',
    json: 'Broken JSON',
    mediaType: 'Content of this type cannot be read here.',
    bodyTooLarge: 'This is more than can be sent at once.',
    quotaMembers: 'This project has as many members as it may have.',
    quotaInvites:
      'As many invitations and requests as possible are open in this project. Answer or take back some first.',
    quotaEntries: 'This dictionary has as many words as it may have.',
    quotaSections: 'This project has as many sections as it may have.',
    quotaStrings:
      'These strings do not fit: the project would have more than it may have. Its settings show how many there are.',
    quotaBytes: 'There is no room for more text in this project. Its settings show how much is used.',
    quotaUserStrings:
      'These strings do not fit: all projects of this owner would have more than they may have.',
    quotaUserBytes:
      'There is no room for more text: the projects of this owner together have reached their limit.',
    tooMany: 'There are too many.',
    notImage: 'This image cannot be used here.',
    imageTooLarge: 'The image is too large.',
    limited: 'An administrator has limited you in doing this.',
    crossSite: 'The request came from another site and was refused.',
    banned: 'That user was banned.',
    hidden: 'Allowed only for project members',
    role: 'Your role does not allow this.',
    own: 'This is not possible with your own.',
    pattern: 'This is not a pattern that can be used here.',
    slow: 'This pattern takes too long. Make it simpler.',
    frozen: 'This project is paused.',
    closed: 'This project is finished.',
    status: 'This status cannot be set here.',
    keys: 'Some strings have no key.',
    reply: 'The comment you are answering is no longer there.',
    deleted: 'This has been deleted.',
    member: 'This user is already a member.',
    invited: 'This user is already invited, or has asked to join.',
    owner: 'The owner cannot do this.',
    last: 'The last site administrator stays one.',
    order: 'The order has changed meanwhile. Have a look and try again.',
    changed: 'Someone else has changed this meanwhile.',
    keyUsed:
      'This was stored already, as it was before you changed it. Have a look before you send it again.',
    gone: 'This is no longer there.',
  } satisfies Record<Kind | WireKind, string>,
  field: {
    name: { notUnique: 'A project of this name exists already.' },
    handle: {
      notUnique: 'A project with this handle exists already.',
      illegal: 'Only lowercase Latin letters, digits and underscores, not beginning with a digit.',
    },
    username: {
      notUnique: 'This username is taken.',
      gone: "That user doesn't exist.",
      illegal: 'Only lowercase Latin letters, digits and underscores, not beginning with a digit.',
    },
    email: { notUnique: 'Someone has signed up with this address already.' },
    password: {
      illegal: 'There are characters here that a password cannot have.',
      string: 'The password should be a string.',
      wrong: 'Incorrect login or password.',
    },
    current_password: { wrong: 'This is not your current password.' },
    secret_code: { wrong: 'Wrong or expired secret code' },
    last_until: { min: 'Choose a moment that is still to come.' },
    target_lang: { same: 'Choose another language than the source.' },
    general: {
      tooMany: 'You have created as many projects as one person may.',
      limited: 'You are limited in creating projects.',
    },
    vote: { own: 'You cannot vote on your own translation.' },
  },
} as const;
