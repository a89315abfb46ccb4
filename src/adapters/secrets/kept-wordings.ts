import { createHash } from 'node:crypto';
import type { ConsentWordings } from '../../app/ports/receipts.ts';
import { consentWording } from '../../i18n/consent-wordings.ts';

/** Creates the reader of the wordings that visitors saw, with the digest of each. */
export const createConsentWordings = (): ConsentWordings => ({
  find(textVersion, locale) {
    const found = consentWording(textVersion, locale);
    if (!found) return undefined;
    const { all, ...words } = found;
    return { ...words, sha256: createHash('sha256').update(all).digest('hex') };
  },
});
