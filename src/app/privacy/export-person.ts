import type { PersonExport, PersonRequest } from '../../contracts/leads/person.ts';
import { platformOf } from '../../domain/conversion/destinations.ts';
import { calledNames } from '../account/called-names.ts';
import { type Asker, actorOf } from '../asker.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { leadDetail } from '../leads/manage/lead-detail.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { Person } from '../ports/leads.ts';
import { ok, type Result } from '../result.ts';
import { personEntry } from './person-entry.ts';
import { requestedPerson } from './requested-person.ts';
import { ownRequest } from './rights/own-request.ts';

/** Returns all stored data about a person, for that person. */
export async function exportPerson(
  ports: Ports,
  typed: PersonRequest,
  asker: Asker,
): Promise<Result<PersonExport, 'not_found'>> {
  const requested = await requestedPerson(ports.desk, typed);
  if (!requested.ok) return requested;
  const actor = actorOf(ports, asker);
  return ok(await readPerson(ports, requested.value, actor.at, personEntry('person_exported', actor)));
}

/**
 * Returns all stored data about a person.
 * @param at time of the reading, in epoch milliseconds
 * @param entryOf the audit entry; null: none
 */
export async function readPerson(
  ports: Pick<Ports, 'accounts' | 'people' | 'reminderCodes' | 'reminders'>,
  person: Person,
  at: number,
  entryOf: Parameters<Ports['people']['export']>[1],
): Promise<PersonExport> {
  const {
    leads,
    reviews,
    campaigns,
    invitations,
    mails,
    quarantined,
    answers,
    newsletter,
    requests,
    reminders,
    artistLists,
    watches,
    reports,
    testimonials,
    adActs,
  } = await ports.people.export(person, entryOf);
  const proofs =
    'email' in person ? await ports.reminders.proofsOf(ports.reminderCodes.hashesOf(person.email)) : [];
  const nameOf = await calledNames(ports.accounts);
  return {
    email: 'email' in person ? person.email : '',
    exportedAt: new Date(at).toISOString(),
    leads: leads.map((record) => leadDetail(record, nameOf)),
    reviews: reviews.map((review) => ({
      ...review,
      createdAt: iso(review.createdAt),
      decidedAt: isoOrNull(review.decidedAt),
      decisions: review.decisions.map((decision) => ({ ...decision, at: iso(decision.at) })),
      answer: review.answer && { ...review.answer, at: iso(review.answer.at) },
    })),
    campaigns: campaigns.map(campaignDto),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      createdAt: iso(invitation.createdAt),
      expiresAt: iso(invitation.expiresAt),
      mailedAt: isoOrNull(invitation.mailedAt),
      usedAt: isoOrNull(invitation.usedAt),
      revokedAt: isoOrNull(invitation.revokedAt),
    })),
    mails: mails.map((mail) => ({
      ...mail,
      createdAt: iso(mail.createdAt),
      sentAt: isoOrNull(mail.sentAt),
    })),
    quarantined: quarantined.map(({ createdAt, form }) => ({ createdAt: iso(createdAt), form })),
    answers: answers.map((answer) => ({ ...answer, createdAt: iso(answer.createdAt) })),
    newsletter: newsletter.map((consent) => ({
      ...consent,
      askedAt: iso(consent.askedAt),
      confirmedAt: isoOrNull(consent.confirmedAt),
      questionAt: isoOrNull(consent.questionAt),
    })),
    reminders: reminders.map((reminder) => ({
      ...reminder,
      askedAt: iso(reminder.askedAt),
      confirmedAt: isoOrNull(reminder.confirmedAt),
      dueAt: iso(reminder.dueAt),
    })),
    artistLists: artistLists.map((list) => ({
      ...list,
      consentedAt: iso(list.consentedAt),
      handedAt: isoOrNull(list.handedAt),
    })),
    reminderProofs: proofs.map((proof) => ({
      ...proof,
      askedAt: iso(proof.askedAt),
      confirmedAt: iso(proof.confirmedAt),
      endedAt: isoOrNull(proof.endedAt),
    })),
    watches: watches.map((watch) => ({
      ...watch,
      askedAt: iso(watch.askedAt),
      confirmedAt: isoOrNull(watch.confirmedAt),
    })),
    reports: reports.map((report) => ({
      ...report,
      receivedAt: iso(report.receivedAt),
      decidedAt: isoOrNull(report.decidedAt),
    })),
    requests: requests.map(ownRequest),
    testimonials,
    adActs: adActs.map(({ destination, isArtists, act, actedAt, path, content, state }) => ({
      ...{
        platform: platformOf(destination),
        isArtists,
        act,
        at: iso(actedAt),
        page: path,
        link: content,
        state,
      },
    })),
  };
}

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));
