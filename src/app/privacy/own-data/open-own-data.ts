import type { OwnDataKey, OwnDataOpened } from '../../../contracts/own-data.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { MOST_TRIES, OPEN_MS, spacelessCode } from '../../../domain/own-data/own-data.ts';
import { readInvitationCode } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { PersonLinkKey } from '../../ports/privacy/person-links.ts';
import { fail, ok, type Result } from '../../result.ts';
import { typedText } from './typed-text.ts';

/**
 * Spends the link of a mail, by its code or by the address and the code that a person types, and returns the token that reads
 * the page for half an hour.
 */
export async function openOwnData(
  ports: Ports,
  key: OwnDataKey,
  requestId: string,
): Promise<Result<OwnDataOpened, 'not_found'>> {
  const at = ports.clock.now();
  const token = ports.landingCodes.next();
  const endsAt = at + OPEN_MS;
  const email = await ports.personLinks.spend('read', linkKey(ports, key), at, {
    digest: ports.landingCodes.hashOf(token),
    endsAt,
    entry: {
      at,
      actorId: null,
      action: 'own_data_opened',
      subject: null,
      before: null,
      after: null,
      requestId,
    },
  });
  return email === undefined ? fail('not_found') : ok({ token, endsAt: new Date(endsAt).toISOString() });
}

/** Returns the digests of the code of a link, or of a typed code. Text that is no code is an attempt as well. */
export function linkKey(
  { landingCodes, invitationCodes, erasureDigests }: Ports,
  { code, email = '', typed = '' }: OwnDataKey,
): PersonLinkKey {
  if (code !== undefined) return { codeDigest: landingCodes.hashOf(code) };
  return {
    addressDigests: erasureDigests.of({ email: normalizeEmail(email) }),
    typedDigests: invitationCodes.digestsOf(typedText(readInvitationCode(spacelessCode(typed)) ?? '')),
    mostTries: MOST_TRIES,
  };
}
