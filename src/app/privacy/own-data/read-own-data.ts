import type { PersonExport } from '../../../contracts/leads/person.ts';
import type { OpenOwnData, OwnData, OwnDataTime } from '../../../contracts/own-data.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { UNKNOWN_PLATFORM } from '../../../domain/lead/contact-platform.ts';
import { firstDayAfter } from '../../../domain/lead/retention/night.ts';
import { lastDayOf, laterDay } from '../../../domain/lead/retention/stay.ts';
import { LONGEST_OPEN_MS, OPEN_MS } from '../../../domain/own-data/own-data.ts';
import { agencyDay } from '../../../domain/time/agency-day.ts';
import type { Ports } from '../../ports/all-ports.ts';
import type { OpenPersonLink } from '../../ports/privacy/person-links.ts';
import { fail, ok, type Result } from '../../result.ts';
import { readPerson } from '../export-person.ts';
import { personEntry } from '../person-entry.ts';
import { ANNOUNCED } from '../retirement/night-of.ts';

/**
 * Returns all that is stored about the address of an open page.
 * @param question.copy the person downloads it: written to the log of changes, as an export of the back office is
 */
export async function readOwnData(
  ports: Ports,
  { token, copy }: { token: string; copy: boolean },
  requestId: string,
): Promise<Result<OpenOwnData, 'not_found'>> {
  const at = ports.clock.now();
  const opened = await ports.personLinks.find(ports.landingCodes.hashOf(token), at);
  if (!opened) return fail('not_found');
  const entry = copy ? personEntry('person_exported', { at, actorId: null, requestId }) : null;
  const person = await readPerson(ports, { email: opened.email }, at, entry);
  const leadsEnd = await leadsEndOf(ports, opened.email, at);
  return ok({ data: ownDataOf(person, leadsEnd), ...timeOf(opened) });
}

/** Prolongs an open page by half an hour, or, when it was prolonged as often as it may be, says when it ends. */
export async function prolongOwnData(ports: Ports, token: string): Promise<Result<OwnDataTime, 'not_found'>> {
  const digest = ports.landingCodes.hashOf(token);
  const at = ports.clock.now();
  await ports.personLinks.prolong(digest, at, { byMs: OPEN_MS, longestMs: LONGEST_OPEN_MS });
  const opened = await ports.personLinks.find(digest, at);
  return opened ? ok(timeOf(opened)) : fail('not_found');
}

const timeOf = ({ openedAt, endsAt }: OpenPersonLink): OwnDataTime => ({
  endsAt: new Date(endsAt).toISOString(),
  prolongations: Math.floor((openedAt + LONGEST_OPEN_MS - endsAt) / OPEN_MS),
});

/** Closes the page before its time. */
export const closeOwnData = (ports: Ports, token: string): Promise<void> =>
  ports.personLinks.close(ports.landingCodes.hashOf(token));

async function leadsEndOf(
  { retirement }: Pick<Ports, 'retirement'>,
  email: string,
  at: number,
): Promise<OwnData['leadsEnd']> {
  const person = await retirement.personOf(normalizeEmail(email), agencyDay(at));
  if (!person) return null;
  const starts = firstDayAfter(await retirement.toldAt(ANNOUNCED), at);
  const [end, kept] = [laterDay(lastDayOf(person), starts), person.kept?.until ?? ''];
  return kept > end ? { on: kept, kept: true } : { on: end, kept: false };
}

/** The constants of a booking (`BookingFields`), whose form offers no choice of them. */
const BOOKING_CONSTANTS = ['budget', 'campaignType', 'country'];

/** Returns the fields of a request without those that its sender did not choose. */
function chosen(kind: PersonExport['leads'][number]['kind'], fields: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(fields));
  const isBooking = kind === 'booking';
  if (isBooking) for (const key of BOOKING_CONSTANTS) given.delete(key);
  // The page of a platform sets it; in the contact form it is a choice.
  if (given.get('platform') === UNKNOWN_PLATFORM || (isBooking && given.get('source') !== 'contact_form'))
    given.delete('platform');
  return Object.fromEntries(given);
}

/** Returns the export for its owner: named field by field, so that a new field of the back office is not shown unread. */
function ownDataOf(
  { leads, campaigns, email, exportedAt, ...rest }: PersonExport,
  leadsEnd: OwnData['leadsEnd'],
): OwnData {
  const {
    reviews,
    invitations,
    mails,
    quarantined,
    answers,
    newsletter,
    requests,
    reminders,
    artistLists,
    reminderProofs,
    watches,
    reports,
    testimonials,
    adActs,
  } = rest;
  return {
    schema: 1,
    email,
    exportedAt,
    leads: leads.map((lead) => ({
      id: lead.id,
      kind: lead.kind,
      createdAt: lead.createdAt,
      status: lead.status,
      locale: lead.locale,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      fields: chosen(lead.kind, lead.fields),
      page: lead.page,
      referrer: lead.referrer,
      source: lead.source,
      utm: lead.utm,
      browser: lead.userAgentFamily,
      consent: lead.consent,
      sentTo: lead.deliveries.map(({ destination, state }) => ({ destination, state })),
      notes: lead.events.filter(({ kind }) => kind === 'note').length + (lead.lostNote ? 1 : 0),
    })),
    leadsEnd,
    reviews,
    campaigns: campaigns.map((campaign) => ({
      id: campaign.id,
      createdAt: campaign.createdAt,
      artist: campaign.artist,
      platform: campaign.platform,
      budget: campaign.budget,
      startsOn: campaign.startsOn,
      endsOn: campaign.endsOn,
      status: campaign.status,
      views: campaign.actualViews,
      cost: campaign.actualCost,
      reach: campaign.actualReach,
      clientName: campaign.clientName,
      clientEmail: campaign.clientEmail,
      videoUrl: campaign.videoUrl,
      notes: campaign.notes !== '',
    })),
    invitations,
    mails,
    quarantined,
    answers,
    newsletter,
    reminders,
    artistLists,
    reminderProofs,
    watches,
    reports,
    requests,
    testimonials,
    adActs,
  };
}
