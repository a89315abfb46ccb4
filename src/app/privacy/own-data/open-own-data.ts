import type { OwnDataKey, OwnDataOpened } from '../../../contracts/own-data.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { MOST_TRIES, OPEN_MS, spacelessCode } from '../../../domain/own-data/own-data.ts';
import { readInvitationCode } from '../../../domain/review/invitation.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { typedText } from './typed-text.ts';

/**
 * Spends the link of a mail, by its code or by the address and the code that a person types, and returns the token that reads
 * the page for half an hour.
 */
export async function openOwnData(
  ports: Ports,
  { code, email = '', typed = '' }: OwnDataKey,
  requestId: string,
): Promise<Result<OwnDataOpened, 'not_found'>> {
  const at = ports.clock.now();
  const token = ports.landingCodes.next();
  const session = {
    digest: ports.landingCodes.hashOf(token),
    at,
    endsAt: at + OPEN_MS,
    entry: {
      at,
      actorId: null,
      action: 'own_data_opened' as const,
      subject: null,
      before: null,
      after: null,
      requestId,
    },
  };
  const opened =
    code === undefined
      ? await openTyped(ports, { email, typed }, session)
      : await ports.personLinks.open(ports.landingCodes.hashOf(code), session);
  return opened ? ok({ token, endsAt: new Date(opened.endsAt).toISOString() }) : fail('not_found');
}

function openTyped(
  { personLinks, invitationCodes, erasureDigests }: Ports,
  { email, typed }: { email: string; typed: string },
  session: Parameters<Ports['personLinks']['openTyped']>[1],
) {
  const code = readInvitationCode(spacelessCode(typed));
  return personLinks.openTyped(
    {
      addressDigests: erasureDigests.of({ email: normalizeEmail(email) }),
      // Text that is no code is an attempt as well.
      typedDigests: invitationCodes.digestsOf(typedText(code ?? '')),
      mostTries: MOST_TRIES,
    },
    session,
  );
}
