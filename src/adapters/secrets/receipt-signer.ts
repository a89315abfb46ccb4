import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import type { ReceiptSigner } from '../../app/ports/receipts.ts';

/** The beginning of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Creates the signer of receipts, with Ed25519 keys derived from the keys of the settings: the first signs, all verify, so
 * that a receipt stays good while the key of its time is in the list.
 * @param secrets of at least 32 characters each
 */
export function createReceiptSigner(secrets: readonly string[]): ReceiptSigner {
  const keys = secrets.map((secret) => {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'mdmc consent receipts', 32));
    const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
    const publicKey = createPublicKey(key);
    const id = createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex');
    return { key, publicKey, id: id.slice(0, 16) };
  });
  const [present] = keys;
  if (!present) throw new Error('There is no key for receipts.');
  return {
    keyId: present.id,
    sign: (text) => sign(null, Buffer.from(text), present.key).toString('base64url'),
    verify(text, keyId, signature) {
      const known = keys.find(({ id }) => id === keyId);
      return (
        known !== undefined &&
        verify(null, Buffer.from(text), known.publicKey, Buffer.from(signature, 'base64url'))
      );
    },
  };
}
