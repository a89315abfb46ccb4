import { BookingFields } from '../../contracts/leads/booking.ts';
import { ContactFields } from '../../contracts/leads/contact.ts';
import { arrivalChannel } from '../../domain/channels/arrival-channel.ts';
import type { Destination } from '../../domain/delivery/destinations.ts';
import { nextStep } from '../../domain/delivery/retry.ts';
import { lostReasons } from '../../domain/lead/lead-values.ts';
import { localizePath } from '../../domain/locale/locale.ts';
import { BUILT_IN_VERSION } from '../../domain/simulator/cost-table.ts';
import { estimateCampaign } from '../../domain/simulator/estimate.ts';
import type { DemoLead } from '../ports/demo.ts';
import type { RecordedAttempt } from '../ports/leads.ts';
import type { BookingLead, ContactLead, Lead, LeadOrigin, SimulationLead } from '../ports.ts';
import { type DemoMoments, demoDay, demoMoment } from './demo-moments.ts';
import {
  type SampleBookingRow,
  type SampleContactRow,
  type SampleDelivery,
  type SampleSimulationRow,
  sampleBookings,
  sampleContacts,
  sampleFollowUps,
  sampleNotes,
  sampleSimulations,
} from './sample-leads.ts';
import { sampleOrigins } from './sample-origins.ts';

const destinationOf = {
  simulation: 'simulator',
  contact: 'contact',
  booking: 'booking',
  planner: 'planner',
  manual: 'contact',
} as const satisfies Record<Lead['kind'], Destination>;

/**
 * Returns all sample leads as they are stored, oldest first.
 * @param assigneeId account that wrote the notes; null: unknown
 */
export function demoLeads(moments: DemoMoments, assigneeId: string | null): DemoLead[] {
  const rows = [
    ...sampleSimulations.map((row) => [row, sampleSimulation(row, moments)] as const),
    ...sampleContacts.map((row) => [row, sampleContact(row, moments)] as const),
    ...sampleBookings.map((row) => [row, sampleBooking(row, moments)] as const),
  ];
  return rows
    .map(([row, lead]): DemoLead => {
      const [status, fate] = row.slice(-2) as [DemoLead['status'], SampleDelivery];
      const notes = sampleNotes
        .filter(([mailbox]) => idOf(mailbox) === lead.id)
        .map(([, daysAgo, time, text], index) => ({
          id: `${lead.id}-note-${index + 1}`,
          text,
          at: demoMoment(moments, daysAgo, time),
          authorId: assigneeId,
        }));
      return {
        lead,
        status,
        assigneeId: notes.length > 0 ? assigneeId : null,
        ...outcomeOf(lead, status, moments),
        notes,
        delivery: {
          id: `msg_${lead.id}`,
          destination: destinationOf[lead.kind],
          body: JSON.stringify(lead.fields),
          ...became(fate, lead.createdAt),
        },
      };
    })
    .sort((a, b) => a.lead.createdAt - b.lead.createdAt);
}

/**
 * Returns the follow-up of an open sample, the reason of a lost one, and the amount of a won one in cents: its budget.
 */
function outcomeOf(
  lead: Lead,
  status: DemoLead['status'],
  moments: DemoMoments,
): Pick<DemoLead, 'followUp' | 'lostReason' | 'wonValue'> {
  const due = sampleFollowUps.find(([mailbox]) => idOf(mailbox) === lead.id);
  return {
    followUp: due ? demoDay(moments, due[1]) : null,
    // The same reason in every run.
    lostReason: status === 'lost' ? (lostReasons[lead.id.length % lostReasons.length] ?? null) : null,
    wonValue: status === 'won' && lead.kind === 'simulation' ? lead.fields.budget * 100 : null,
  };
}

/**
 * Returns the id of the sample lead with this mailbox. It is always the same, so that links stay valid. It has no dot,
 * because the server treats an address with a dot as that of a file.
 */
export const idOf = (mailbox: string): string => `sample-lead-${mailbox.replaceAll('.', '-')}`;

/** Turns a row into the lead that the simulator's form would have stored, with computed figures. */
export function sampleSimulation(row: SampleSimulationRow, moments: DemoMoments): SimulationLead {
  const [daysAgo, time, locale, artistName, mailbox, platform, campaignType, country, budget, from, device] =
    row;
  const inputs = { platform, campaignType, budget, country };
  const estimate = estimateCampaign(inputs);
  if (!estimate) throw new Error('A sample lead names a combination without cost data.');
  const { views, cpv, reach } = estimate;
  const page = platform !== 'tiktok' && from === 'google' ? `/${platform}-ads` : '/';
  return {
    ...baseOf(mailbox, demoMoment(moments, daysAgo, time), originOf(locale, page, from, device)),
    kind: 'simulation',
    fields: { artistName, email: addressOf(mailbox), ...inputs, views, cpv, reach },
    costVersion: BUILT_IN_VERSION,
  };
}

/** Turns a row into the lead that the contact form would have stored. */
export function sampleContact(row: SampleContactRow, moments: DemoMoments): ContactLead {
  const [daysAgo, time, locale, name, mailbox, platform, message, from, device] = row;
  return {
    ...baseOf(mailbox, demoMoment(moments, daysAgo, time), originOf(locale, '/', from, device)),
    kind: 'contact',
    fields: ContactFields.parse({ name, email: addressOf(mailbox), message, platform }),
  };
}

function sampleBooking(row: SampleBookingRow, moments: DemoMoments): BookingLead {
  const [daysAgo, time, locale, artistName, mailbox, platform, link, newsletter, from, device] = row;
  const origin = originOf(locale, `/${platform}-ads`, from, device);
  const fields = BookingFields.parse({
    artistName,
    email: addressOf(mailbox),
    platform: `${platform}_ads`,
    source: `${platform}_ads_landing`,
    ...(platform === 'spotify' ? { spotify_url: link } : { video_url: link }),
    newsletter,
    ...origin.utm,
  });
  return { ...baseOf(mailbox, demoMoment(moments, daysAgo, time), origin), kind: 'booking', fields };
}

const addressOf = (mailbox: string): string => `${mailbox}@example.com`;

const baseOf = (mailbox: string, createdAt: number, origin: LeadOrigin) => ({
  id: idOf(mailbox),
  createdAt,
  origin: { ...origin, requestId: `${idOf(mailbox)}-request` },
  demo: true,
});

function originOf(
  locale: LeadOrigin['locale'],
  page: string,
  from: keyof typeof sampleOrigins,
  userAgentFamily: string,
): LeadOrigin {
  const arrived = sampleOrigins[from];
  return {
    locale,
    page: localizePath(locale, page),
    ...arrived,
    userAgentFamily,
    channel: arrivalChannel({
      utm: arrived.utm,
      referrer: arrived.referrer ?? '',
      userAgent: '',
      isInside: false,
    }),
    consent: null,
    requestId: '',
  };
}

/** The statuses of the receiver's responses to the attempts, in order. */
const answers: Record<SampleDelivery, readonly number[]> = {
  arrived: [200],
  late: [503, 200],
  gaveUp: [503, 503, 503, 503, 503, 503, 503, 503],
  gone: [410],
  waits: [],
};

/** Returns the state of a delivery, and its attempts at the times at which the outbox would have made them. */
function became(fate: SampleDelivery, createdAt: number): Pick<DemoLead['delivery'], 'state' | 'made'> {
  const made: RecordedAttempt[] = [];
  let state: DemoLead['delivery']['state'] = 'not_configured';
  let startedAt = createdAt;
  for (const status of answers[fate]) {
    const number = made.length + 1;
    const durationMs = 180 + ((Math.round(startedAt / 1000) + number * 97) % 640);
    made.push({ number, startedAt, durationMs, status, error: null, answer: null });
    const next = nextStep({ kind: 'answered', status }, number, 0.5);
    if (next.kind === 'retry') startedAt += durationMs + next.inMs;
    else state = next.kind;
  }
  return { state, made };
}
