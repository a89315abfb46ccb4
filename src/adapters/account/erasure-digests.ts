import { createHmac, hkdfSync } from 'node:crypto';
import type { Erased, ErasureDigests } from '../../app/ports/privacy/erasures.ts';

/**
 * Creates the digests by which erased persons and things are recognised after a restore. A plain hash of an address is reversed by
 * trying addresses, so that they are keyed.
 * @param secrets of at least 32 characters each: the first one is for new erasures, all of them recognise persons
 */
export function createErasureDigests(secrets: readonly string[]): ErasureDigests {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mdmc erasures', 32)));
  return {
    of(erased) {
      const name = nameOf(erased);
      const [present, ...former] = keys.map((key) =>
        createHmac('sha256', key).update(name).digest('base64url'),
      );
      if (present === undefined) throw new Error('There is no key for the digests of erased persons.');
      return [present, ...former];
    },
  };
}

/** A lead has one name, whether it was erased as a thing or, without an address, as a person. */
function nameOf(erased: Erased): string {
  if ('kind' in erased) return `${erased.kind} ${erased.id}`;
  if ('consent' in erased) return `${erased.consent} ${erased.email}`;
  return 'email' in erased ? `email ${erased.email}` : `lead ${erased.lead}`;
}
