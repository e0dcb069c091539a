import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '#contract/identity/passkeys.ts';

/** What a device and its browser say: of each a test may make another than an honest one. */
type AuthenticatorOptions = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  /** Whether the device has checked who uses it. */
  isVerified?: boolean;
  userHandle?: string;
  /** A key that isn't the credential's. */
  key?: KeyObject;
  /** The attestation: its format and statement, in CBOR. */
  attestation?: { fmt: string; statement: Buffer };
};

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;
const EMPTY_MAP = Buffer.of(0xa0);

/** CBOR (RFC 8949) of a text of less than 24 bytes, and of bytes of less than 65,536. */
const cborText = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
export function cborBytes(bytes: Buffer): Buffer {
  const head = Buffer.of(0x59, 0, 0);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** A device with one passkey, which signs with a real key as hardware does; `site` is the origin that its browser shows. */
export class VirtualAuthenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private readonly site: string;
  counter = 1;

  constructor(site: string) {
    this.site = site;
  }

  /** Makes the passkey that a page asks for. */
  create(
    options: { challenge: string; user: { id: string } },
    answer: AuthenticatorOptions = {},
  ): NewCredential {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
    // A map: an elliptic key, ES256, P-256, and its coordinates.
    const key = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      Buffer.of(0x21),
      coordinate(x),
      Buffer.of(0x22),
      coordinate(y),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.id.length), this.id, key]);
    const data = Buffer.concat([this.head({ ...answer, counter: answer.counter ?? 0 }, ATTESTED), attested]);
    const { fmt, statement } = answer.attestation ?? { fmt: 'none', statement: EMPTY_MAP };
    const attestationObject = Buffer.concat([
      Buffer.of(0xa3),
      cborText('fmt'),
      cborText(fmt),
      cborText('attStmt'),
      statement,
      cborText('authData'),
      cborBytes(data),
    ]);
    return {
      id: base64url(this.id),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge, answer)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'of the future'],
      },
    };
  }

  /** Signs the challenge of a page, and counts the use. */
  get(options: { challenge: string }, answer: AuthenticatorOptions = {}): Assertion {
    const counter = answer.counter ?? this.counter++;
    const data = this.head({ ...answer, counter });
    const clientData = this.clientData('webauthn.get', options.challenge, answer);
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      answer.key ?? this.keys.privateKey,
    );
    return {
      id: base64url(this.id),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: answer.userHandle ?? this.userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, answer: AuthenticatorOptions): Buffer {
    const shown = {
      type: answer.type ?? type,
      challenge: answer.challenge ?? challenge,
      origin: answer.origin ?? this.site,
    };
    return Buffer.from(JSON.stringify({ ...shown, crossOrigin: false }));
  }

  private head({ rpId, counter = 0, isVerified = true }: AuthenticatorOptions, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT + (isVerified ? VERIFIED : 0) + more;
    return Buffer.concat([sha256(rpId ?? new URL(this.site).hostname), Buffer.of(flags), count]);
  }
}
