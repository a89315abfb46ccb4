import type { AttemptDto, LeadDetailDto, LeadEventDto } from '../../../contracts/leads/lead.ts';
import type { LeadStatus, LostReason } from '../../../domain/lead/lead-values.ts';
import type { NameOf } from '../../account/called-names.ts';
import { leadSend } from '../../conversions/lead-send.ts';
import type { AuditEntry } from '../../ports/audit.ts';
import type { LeadRecord, OtherLead, RecordedAttempt } from '../../ports/leads.ts';
import { toRowDto } from './list-leads-page.ts';
import { replaysOf } from './replays-of.ts';

/** Returns a lead with its events, newest first. */
export function leadDetail(
  record: LeadRecord,
  nameOf: NameOf,
  others: readonly OtherLead[] = [],
): LeadDetailDto {
  const { lead, deliveries } = record;
  const { page, referrer, utm, userAgentFamily, consent } = lead.origin;
  return {
    ...toRowDto(record.summary),
    fields: { ...lead.fields },
    costVersion: lead.kind === 'simulation' ? lead.costVersion : null,
    page,
    referrer,
    utm: { ...utm },
    userAgentFamily,
    consent: consent && {
      analytics: consent.analytics,
      marketing: consent.marketing,
      functional: consent.functional,
      objected: consent.objected === true,
      at: consent.timestamp,
    },
    deliveries: deliveries.map(({ id, destination, state, nextAttemptAt, made }) => ({
      id,
      destination,
      state,
      nextAttemptAt: nextAttemptAt === null ? null : iso(nextAttemptAt),
      attempts: made.map(toAttempt),
    })),
    sends: record.sends.map(leadSend),
    events: eventsOf(record, nameOf),
    campaigns: record.campaigns,
    lostNote: record.lostNote,
    others: others.map((other) => ({ ...other, createdAt: iso(other.createdAt) })),
  };
}

function eventsOf(
  { lead, deliveries, notes, changes, replays, planMailedAt, callBookedAt }: LeadRecord,
  nameOf: NameOf,
): LeadEventDto[] {
  const events: LeadEventDto[] = [
    ...consentsOf(lead),
    // For a manual lead, the audit entry names the account that typed it.
    ...(lead.kind === 'manual' ? [] : [{ kind: 'created' as const, at: iso(lead.createdAt) }]),
    ...(planMailedAt === null ? [] : [{ kind: 'planMailed' as const, at: iso(planMailedAt) }]),
    ...(callBookedAt === null ? [] : [{ kind: 'callBooked' as const, at: iso(callBookedAt) }]),
    ...deliveries.flatMap((delivery) =>
      replaysOf(delivery, replays).map(({ at, actorId }) => ({
        kind: 'replay' as const,
        at: iso(at),
        by: nameOf(actorId),
        destination: delivery.destination,
      })),
    ),
    ...deliveries.flatMap(({ destination, made }) =>
      made.map((attempt) => ({
        kind: 'attempt' as const,
        at: iso(attempt.startedAt),
        destination,
        attempt: toAttempt(attempt),
      })),
    ),
    ...notes.map(({ id, text, at, authorId }) => ({
      kind: 'note' as const,
      at: iso(at),
      by: nameOf(authorId),
      id,
      text,
    })),
    ...changes.flatMap((entry) => changeOf(entry, nameOf)),
  ];
  // ISO times sort as text. Events of the same time keep their order, reversed like the rest.
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)).toReversed();
}

/**
 * Returns the consents of the form, and the choice of the cookies. Its proof is named only where an act is sent to an ad platform under it
 * (`sends`).
 */
function consentsOf({ createdAt, origin: { consent }, fields }: LeadRecord['lead']): LeadEventDto[] {
  const events: LeadEventDto[] = [];
  if (consent) {
    const { analytics, marketing, functional, timestamp } = consent;
    // The choice was made before the form was sent, even if the browser's clock is ahead.
    const at = iso(Math.min(Date.parse(timestamp), createdAt));
    events.push({ kind: 'consent', at, analytics, marketing, functional });
  }
  if ('newsletter' in fields && fields.newsletter) events.push({ kind: 'newsletter', at: iso(createdAt) });
  return events;
}

/** Returns an audit entry as an event. Entries about notes are omitted, because the note itself is an event. */
function changeOf({ action, at, actorId, before, after }: AuditEntry, nameOf: NameOf): LeadEventDto[] {
  const shared = { at: iso(at), by: nameOf(actorId) };
  if (action === 'lead_added') return [{ ...shared, kind: 'added' }];
  if (action === 'lead_released') return [{ ...shared, kind: 'released' }];
  if (action === 'lead_status_changed') {
    const [from, to] = [before, after] as ({ status: LeadStatus } & Outcome)[];
    return from && to
      ? [{ ...shared, kind: 'status', from: from.status, to: to.status, ...outcomeIn(to) }]
      : [];
  }
  if (action === 'lead_outcome_changed')
    return [{ ...shared, kind: 'outcome', ...outcomeIn((after ?? {}) as Outcome) }];
  if (action === 'lead_follow_up_changed') {
    const [from, to] = [before, after] as { followUp: string | null }[];
    return from && to ? [{ ...shared, kind: 'followUp', from: from.followUp, to: to.followUp }] : [];
  }
  if (action === 'lead_name_changed') return [{ ...shared, kind: 'name' }];
  if (action === 'lead_email_changed') return [{ ...shared, kind: 'email' }];
  if (action === 'lead_phone_changed') return [{ ...shared, kind: 'phone' }];
  if (action === 'lead_assigned') {
    const [from, to] = [before, after] as { assignee: string | null }[];
    return from && to
      ? [{ ...shared, kind: 'assignee', from: nameOf(from.assignee), to: nameOf(to.assignee) }]
      : [];
  }
  return [];
}

interface Outcome {
  lostReason?: LostReason;
  wonValue?: number;
}

const outcomeIn = ({ lostReason, wonValue }: Outcome) => ({
  reason: lostReason ?? null,
  value: wonValue ?? null,
});

function toAttempt({ number, startedAt, durationMs, status, error, answer }: RecordedAttempt): AttemptDto {
  return { number, at: iso(startedAt), durationMs, status, error, answer };
}

const iso = (time: number): string => new Date(time).toISOString();
