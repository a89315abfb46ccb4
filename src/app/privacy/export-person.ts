import type { PersonExport, PersonRequest } from '../../contracts/lead.ts';
import { calledNames } from '../account/called-names.ts';
import { type Asker, actorOf } from '../asker.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { leadDetail } from '../leads/manage/lead-detail.ts';
import type { PipelinePorts } from '../leads/manage/pipeline-ports.ts';
import { ok, type Result } from '../result.ts';
import { personEntry } from './person-entry.ts';
import { requestedPerson } from './requested-person.ts';

/** Collects everything that is stored about a person, for that person. */
export async function exportPerson(
  ports: Pick<PipelinePorts, 'clock' | 'desk' | 'people' | 'accounts'>,
  typed: PersonRequest,
  asker: Asker,
): Promise<Result<PersonExport, 'not_found'>> {
  const requested = await requestedPerson(ports.desk, typed);
  if (!requested.ok) return requested;
  const person = requested.value;
  const actor = actorOf(ports, asker);
  const { leads, reviews, campaigns, invitations, mails } = await ports.people.export(
    person,
    personEntry('person_exported', actor),
  );
  const nameOf = await calledNames(ports.accounts);
  return ok({
    email: 'email' in person ? person.email : '',
    exportedAt: new Date(actor.at).toISOString(),
    leads: leads.map((record) => leadDetail(record, nameOf)),
    reviews: reviews.map((review) => ({
      ...review,
      createdAt: iso(review.createdAt),
      decidedAt: review.decidedAt === null ? null : iso(review.decidedAt),
    })),
    campaigns: campaigns.map(campaignDto),
    invitations: invitations.map(({ client, createdAt, expiresAt, usedAt }) => ({
      client,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
      usedAt: usedAt === null ? null : iso(usedAt),
    })),
    mails: mails.map((mail) => ({ ...mail, createdAt: iso(mail.createdAt) })),
  });
}

const iso = (time: number): string => new Date(time).toISOString();
