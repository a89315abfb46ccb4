import { createHash } from 'node:crypto';
import type { ConsentWordings } from '../../app/ports/receipts.ts';
import { consentWording } from '../../i18n/consent-wordings.ts';

/** Creates the reader of the wordings that visitors saw, with the digest of each. */
export const createConsentWordings = (): ConsentWordings => ({
  find(textVersion, locale) {
    const found = consentWording(textVersion, locale);
    return found && { wording: found.wording, sha256: createHash('sha256').update(found.all).digest('hex') };
  },
});
