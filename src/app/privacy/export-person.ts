import type { PersonExport, PersonRequest } from '../../contracts/lead.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import { type Asker, actorOf } from '../asker.ts';
import { campaignDto } from '../campaign/campaign-dto.ts';
import { emails } from '../leads/manage/find-lead.ts';
import { leadDetail } from '../leads/manage/lead-detail.ts';
import type { PipelinePorts } from '../leads/manage/pipeline-ports.ts';
import { personEntry } from './person-entry.ts';

/** Collects everything that is stored about a person, for that person. */
export async function exportPerson(
  ports: Pick<PipelinePorts, 'clock' | 'people' | 'accounts'>,
  typed: PersonRequest,
  asker: Asker,
): Promise<PersonExport> {
  const email = normalizeEmail(typed.email);
  const actor = actorOf(ports, asker);
  const { leads, reviews, campaigns, invitations, mails } = await ports.people.export(
    email,
    personEntry('person_exported', actor),
  );
  const emailOf = await emails(ports.accounts);
  return {
    email,
    exportedAt: new Date(actor.at).toISOString(),
    leads: leads.map((record) => leadDetail(record, emailOf)),
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
  };
}

const iso = (time: number): string => new Date(time).toISOString();
