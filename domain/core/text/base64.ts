/** How many bytes become text at once: arguments of a call are limited. A multiple of three, so that parts join. */
const STEP = 0x6000;

/** Bytes as Base64. */
export function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += STEP)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(offset, offset + STEP))));
  return parts.join('');
}

/** The bytes of {@link base64Of}. */
export const bytesOfBase64 = (written: string): Uint8Array =>
  Uint8Array.from(atob(written), (one) => one.charCodeAt(0));
