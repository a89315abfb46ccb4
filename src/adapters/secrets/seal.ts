import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Seal } from '../../app/ports/settings.ts';

/** Size of the nonce in bytes, for which GCM is designed. Each text gets a new random nonce. */
const NONCE = 12;
const TAG = 16;
const CIPHER = 'aes-256-gcm';
const SEALED = /^v1\.([\da-f]{8})\.([\w-]+)$/;

/**
 * Creates a seal of texts with AES-256-GCM, as `v1.<key>.<nonce, text and tag>`. `<key>` identifies the key and reveals
 * nothing of it; the name of the setting is authenticated with the text.
 * @param secrets of at least 32 characters each: the first one seals, all of them open
 */
export function createSeal(secrets: readonly string[]): Seal {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'mdmc settings', 32));
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
  });
  const [present] = keys;
  if (!present) throw new Error('There is no key for settings.');
  const seal: Seal = {
    close(name, text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, present.key, nonce).setAAD(Buffer.from(name));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${present.id}.${sealed.toString('base64url')}`;
    },

    open(name, sealed) {
      const [, id, encoded = ''] = SEALED.exec(sealed) ?? [];
      const bytes = Buffer.from(encoded, 'base64url');
      const key = keys.find((known) => known.id === id)?.key;
      if (!key || bytes.length < NONCE + TAG) return undefined;
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(name))
        .setAuthTag(bytes.subarray(-TAG));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE, -TAG)), cipher.final()]).toString('utf8');
      } catch {
        // The text was altered, or sealed under another name.
        return undefined;
      }
    },

    renew(name, sealed) {
      if (SEALED.exec(sealed)?.[1] === present.id) return undefined;
      const text = seal.open(name, sealed);
      return text === undefined ? undefined : seal.close(name, text);
    },
  };
  return seal;
}
