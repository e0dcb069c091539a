import type { Permission, RolePermission } from '#domain/core/access/roles.ts';
import type { Endpoint, ReplyOf } from './core/endpoint.ts';
import type { RequestOf } from './core/request.ts';
import { addLanguages, getFamily } from './files/families.ts';
import type { Assertion, NewCredential } from './identity/passkeys.ts';

// Examples are for tests alone: neither the service nor the web app imports them (test/walls.test.ts).

/** A visitor of the service: a guest, whose name is empty, or a user who has signed up. */
export type Visitor = {
  id: number;
  username: string;
  /** Makes a call that must succeed, and returns its reply. */
  does<E extends Endpoint>(endpoint: E, asked: RequestOf<E>): Promise<ReplyOf<E>>;
  /** Makes a call, whatever its outcome. */
  asks(
    endpoint: Endpoint,
    asked: RequestOf<Endpoint>,
  ): Promise<{ statusCode: number; json(): { id: number } }>;
};

/**
 * The users of a filled project: without a session, in no project, and the six roles; then those whom calls affect: `author`, a translator;
 * `colleague`, a moderator; `asker` with an open request; `expected` with an open invitation; `newcomer`, who is in no project. The banned user is
 * an administrator of every project, which must not help them.
 */
export const CAST = [
  ...(['guest', 'banned'] as const),
  ...(['stranger', 'requester', 'invited', 'siteAdmin'] as const),
  ...(['owner', 'administrator', 'moderator', 'redactor', 'proficient', 'translator'] as const),
  ...(['author', 'colleague', 'asker', 'expected', 'newcomer'] as const),
] as const;

export type CastName = (typeof CAST)[number];

/** A project with something of everything, on which the examples of calls are made. */
export type Filled = {
  cast: Record<CastName, Visitor>;
  project: number;
  handle: string;
  /**
   * Two sections, and `rows` empty ones: three strings and `rows` more in the first, one in the second, each with a key. The second section's
   * name is translated.
   */
  section: number;
  sections: number[];
  string: number;
  strings: number[];
  /** The only string of the second section. */
  stringElsewhere: number;
  entry: number;
  /** What is dismissed in the project. */
  dismissal: number;
  /** A custom role, which nobody has. */
  role: number;
  /** A task that has brought a source to it, and has ended. */
  task: number;
  /** The hash of a stored image. */
  imageHash: string;
  /**
   * Everybody has a translation and a comment on the first string, also those who are not members any more. For a
   * guest, who has none, these are the author's, and the invitation is the one of `expected`.
   */
  translationOf(person: Visitor): number;
  /** The id of a translation of theirs on the first string that was deleted. */
  deletedOf(person: Visitor): number;
  /** The deletion of another comment of theirs. */
  deletionOf(person: Visitor): number;
  commentOf(person: Visitor): number;
  /** The log entry of that comment, and the id of a batch of theirs. */
  eventOf(person: Visitor): number;
  inviteOf(person: Visitor): number;
  /** Links that give the role of a translator, made by the administrator, and of a moderator, made by the owner. */
  links: Record<'translator' | 'moderator', { id: number; token: string }>;
  /** A webhook, and a message that was sent to it. */
  webhook: number;
  message: number;
  /** The name of a picture in a book that the project keeps. */
  bookPicture: string;
  /** The smallest possible picture. */
  picture: Uint8Array;
  /** Stores a failed background job, which belongs to no project. */
  failJob(): Promise<string>;
  /** An announcement of the site that has ended. */
  announce(): Promise<number>;
  /** Connects a sign-in service to a user. */
  connectionOf(person: Visitor): Promise<number>;
  /** Stores a link that confirms the address of `newcomer`, and returns its token. */
  emailLink(): Promise<string>;
  /** The token of a user's links that switch emails off. */
  unsubscribeToken(): Promise<string>;
  /** What an app says now, of everybody whose second factor it is. */
  codeNow(): string;
  /** A browser that is the same for all: it belongs to its last user. */
  pushSubscription(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** A credential that a user may add now, and a passkey of theirs. */
  newCredential(person: Visitor): Promise<NewCredential>;
  ownPasskey(person: Visitor): Promise<number>;
  /** What signs the author in by a passkey. */
  passkeySignIn(): Promise<{ token: string; passkey: Assertion }>;
};

/** The visitor who makes an example in place of its maker, whose session must not be used (test/calls/stand-ins.ts). */
export type StandIn =
  | 'guest'
  | 'again'
  | 'anew'
  | 'leaving'
  | 'enrolling'
  | 'enrolled'
  | 'waiting'
  | 'arriving'
  | 'withoutPassword'
  | 'confirmed';

/** A call with valid values on a filled project, and what is true of it besides. */
export type Variant<E extends Endpoint> = {
  /** What distinguishes it from other examples of the call. */
  is?: string;
  /** A user who may make it, if not that of the call. */
  maker?: CastName;
  by?: StandIn;
  /** Who may make it, if more is asked than by the guard. */
  rights?: string;
  /** The permission that is asked besides the guard's, which its holders alone have (docs/permissions.md). */
  asks?: Permission;
  /** What a role must permit besides what the guard asks, because of the values of this example. */
  also?: readonly RolePermission[];
  /** The bit of `limitations` that takes it, and the refusal (users.9). No other bit does. */
  limited?: Record<number, string>;
  /** It needs the scope of what it does besides that of the call. Tests beside the call try them. */
  needsTwoScopes?: true;
  /** Other round trips than those of the call. */
  trips?: number;
  /** The values of the call. */
  ask(filled: Filled, who: Visitor): RequestOf<E> | Promise<RequestOf<E>>;
};

export type CallExamples = { endpoint: Endpoint; facts: string; variants: readonly Variant<Endpoint>[] };

/**
 * The examples of a call: one of each kind of values for which rights or refusals differ. Its facts are written a second time by hand, and tests
 * compare the service with them: `guard | token | trips | maker`, then its fields, separated by semicolons or line breaks.
 *
 * - `guard` says who may make it (test/rights/guards.ts);
 * - `token` what a program needs: a token of the scope `read`, `translate` or `manage`, a `session`, or `nothing` (tokens.7);
 * - `trips` are its database round trips, with those for the session and for BEGIN and COMMIT;
 * - `maker` is a user who may make it; the moderator if it is left out;
 * - a field says what the body takes, `?field` what the query takes (test/bad-input/read-fields.ts).
 */
export const examples =
  <E extends Endpoint>(endpoint: E, facts: string) =>
  (...variants: (Variant<E> | Variant<E>['ask'])[]): CallExamples => ({
    endpoint,
    facts,
    variants: variants.map((variant) =>
      typeof variant === 'function' ? { ask: variant } : variant,
    ) as unknown as Variant<Endpoint>[],
  });

/** The password of every user, a secret code, a sign-in that waits for its second factor, and a recovery code. */
export const PASSWORD = 'correct horse';
export const CODE = 'a code for the tests';
export const WAITING_TOKEN = 'a sign-in that waits for its second factor';
export const RECOVERY_CODE = '2222-3333-4444-5555';

let made = 0;
export const next = () => ++made;
export const words = () => `Words ${next()}`;
export const bytes = (text: string) => new TextEncoder().encode(text);

/** Whether a visitor is a guest, or banned. */
export const hasNoSession = ({ username }: Visitor) => ['', 'banned'].includes(username);

export const inProject = ({ project }: Filled) => ({ params: { project } });
export const inSection = ({ project, section }: Filled) => ({ params: { project, section } });
export const onString = ({ project, section, string }: Filled) => ({ params: { project, section, string } });

/** The caller's own translation or comment, or the author's. */
export const OWN: Whose = (_, who) => who;
export const OTHERS: Whose = ({ cast }) => cast.author;
export type Whose = (filled: Filled, who: Visitor) => Visitor;

/** Gives a project another language, if it has none. */
export async function withOtherLanguage({ project, handle, cast: { owner } }: Filled) {
  const { languages } = await owner.does(getFamily, { params: { project } });
  if (languages.length > 1) return;
  const name = `Ukrainian of ${handle}`;
  const wanted = [{ target_lang: 'uk', name, handle: `${handle}_in_uk` }];
  await owner.does(addLanguages, { params: { project }, body: { languages: wanted } });
}
