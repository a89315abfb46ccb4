import { createHmac, hkdfSync } from 'node:crypto';
import type { ErasureDigests } from '../../app/ports/privacy/erasures.ts';

/**
 * Creates the digests by which erased persons are recognised after a restore. A plain hash of an address is reversed by
 * trying addresses, so that they are keyed.
 * @param secrets of at least 32 characters each: the first one is for new erasures, all of them recognise persons
 */
export function createErasureDigests(secrets: readonly string[]): ErasureDigests {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mdmc erasures', 32)));
  return {
    of(person) {
      const name = 'email' in person ? `email ${person.email}` : `lead ${person.lead}`;
      const [present, ...former] = keys.map((key) =>
        createHmac('sha256', key).update(name).digest('base64url'),
      );
      if (present === undefined) throw new Error('There is no key for the digests of erased persons.');
      return [present, ...former];
    },
  };
}
