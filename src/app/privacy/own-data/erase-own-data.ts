import type { OwnDataErased, OwnDataErasure, OwnDataKey } from '../../../contracts/own-data.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { LIMIT_MS, MOST_MAILS } from '../../../domain/own-data/own-data.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import { sealLinkMail } from '../../mail/link-mail.ts';
import type { Ports } from '../../ports/all-ports.ts';
import { fail, ok, type Result } from '../../result.ts';
import { eraseKnown } from '../erase-person.ts';
import { readPerson } from '../export-person.ts';
import { newLink } from './ask-for-link.ts';
import { openedBy } from './change-own-data.ts';
import { linkKey } from './open-own-data.ts';

/**
 * Mails the link that erases the person of an open page. Repeated requests within ten minutes answer alike, and send nothing.
 * While a campaign of the person is planned or runs, nothing is erased: its contract needs the data.
 */
export async function askForErasure(
  ports: Ports,
  { token }: OwnDataErasure,
  locale: Locale,
  requestId: string,
): Promise<Result<{ accepted: true }, 'not_found' | 'own_data_needed'>> {
  const opened = await openedBy(ports, token, requestId);
  if (!opened) return fail('not_found');
  const { email, actor } = opened;
  if (await hasContract(ports, email, actor.at)) return fail('own_data_needed');
  const { code, typed, link } = newLink(ports, email, actor.at);
  const { brand } = ports.publisher();
  const [addressDigest] = ports.erasureDigests.of({ email });
  const issued = await ports.personLinks.issue(
    { kind: 'erase', addressDigest, link, at: actor.at },
    sealLinkMail(ports, email, ports.ownDataMails.erasure(locale, { code, typed, brand })),
    { since: actor.at - LIMIT_MS, most: MOST_MAILS },
  );
  if (issued) ports.deliver();
  return ok({ accepted: true });
}

/** Erases the person of a link, as the back office does; `campaigns` of the answer stay without the name. */
export async function eraseOwnData(
  ports: Ports,
  key: OwnDataKey,
  requestId: string,
): Promise<Result<OwnDataErased, 'not_found' | 'own_data_needed'>> {
  const at = ports.clock.now();
  const email = await ports.personLinks.spend('erase', linkKey(ports, key), at, null);
  if (email === undefined) return fail('not_found');
  // The contract may be newer than the mail.
  if (await hasContract(ports, email, at)) return fail('own_data_needed');
  const counts = await eraseKnown(ports, { email }, { at, actorId: null, requestId });
  await ports.reviewsChanged();
  return ok({ ...counts, erasedAt: new Date(at).toISOString() });
}

/**
 * Whether a campaign of the person is planned or runs.
 * @param lead only one that was made from this lead
 */
export async function hasContract(ports: Ports, email: string, at: number, lead?: string): Promise<boolean> {
  const { campaigns } = await readPerson(ports, { email }, at, null);
  const today = agencyDay(at);
  return campaigns.some(
    ({ status, endsOn, leadId }) =>
      status !== 'finished' && endsOn >= today && (lead === undefined || leadId === lead),
  );
}
