import { hasNoSession, PASSWORD, type Visitor } from '#contract/example.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  type NewCredential,
  removePasskey,
} from '#contract/identity/passkeys.ts';
import { VirtualAuthenticator } from '../virtual-authenticator.ts';

/** The address of the tests’ service, as its settings have it. */
export const SITE = 'https://dragoman.example';

/** Adds a passkey to a user, and returns the device that has it. */
export async function givePasskey(
  person: Visitor,
  name = 'A phone',
): Promise<{ device: VirtualAuthenticator; id: number }> {
  const device = new VirtualAuthenticator(SITE);
  const options = await person.does(beginPasskey, { body: { current_password: PASSWORD } });
  const { id } = await person.does(addPasskey, { body: { name, credential: device.create(options) } });
  return { device, id };
}

/** What a device says to a new sign-in, which goes to `loginWithPasskey`. */
export async function signedBy(device: VirtualAuthenticator, { guest }: { guest: Visitor }) {
  const { token, options } = await guest.does(beginPasskeyLogin, { body: {} });
  return { token, passkey: device.get(options) };
}

/** A passkey of a user who makes calls; those that they have are used again, because their number is limited. */
export async function ownPasskey(who: Visitor): Promise<number> {
  if (hasNoSession(who)) return 1;
  const { passkeys } = await who.does(listPasskeys, {});
  return passkeys[0]?.id ?? (await givePasskey(who)).id;
}

/** A credential that a user may add now. */
export async function newCredential(who: Visitor): Promise<NewCredential> {
  const device = new VirtualAuthenticator(SITE);
  if (hasNoSession(who)) return device.create({ challenge: 'AAAA', user: { id: 'AAAA' } });
  for (const { id } of (await who.does(listPasskeys, {})).passkeys.slice(10))
    await who.does(removePasskey, { params: { passkey: id }, body: { current_password: PASSWORD } });
  return device.create(await who.does(beginPasskey, { body: { current_password: PASSWORD } }));
}

const devices = new WeakMap<Visitor, VirtualAuthenticator>();

/** What signs a user in by a passkey, which they get with the first call. */
export async function passkeySignIn(who: Visitor, { guest }: { guest: Visitor }) {
  const device = devices.get(who) ?? (await givePasskey(who)).device;
  devices.set(who, device);
  return signedBy(device, { guest });
}
