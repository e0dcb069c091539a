import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';

const RECORD_HEAD = 21;
const TAG_BYTES = 16;

/** A browser that is pushed to: it has keys of its own, and reads what is encrypted for it (RFC 8291). */
export class PushBrowser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.keys.generateKeys();
    this.endpoint = endpoint;
  }

  /** What it gives to the page, as `PushSubscription.toJSON()`. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  /** Decrypts a message of one record in the encoding aes128gcm (RFC 8188). */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(RECORD_HEAD, RECORD_HEAD + (body[RECORD_HEAD - 1] ?? 0));
    const sealed = body.subarray(RECORD_HEAD + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.keys.computeSecret(sender), this.auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    // The last record ends with 2, and padding after it.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** The claims of the header that names the service, if its signature is by this public key (RFC 8292). */
export function vapidClaims(authorization: string, publicKey: string): Record<string, unknown> | undefined {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return undefined;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
