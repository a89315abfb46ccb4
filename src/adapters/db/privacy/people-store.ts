import type { Kysely, Selectable } from 'kysely';
import type { People, Person, PersonReview, PersonRows } from '../../../app/ports/leads.ts';
import type { PastDecision } from '../../../app/ports/moderation.ts';
import { normalizeEmail } from '../../../domain/account/email.ts';
import { appendAudit } from '../audit/audit-log.ts';
import { toCampaign } from '../campaigns/campaign-mapping.ts';
import { eraseLeadless } from '../conversions/erase-leadless.ts';
import { adActsOf } from '../conversions/person-acts.ts';
import { leadsReceived } from '../delivery/leads-received.ts';
import type { Database } from '../engine/connect.ts';
import { truncateLog } from '../engine/truncate-log.ts';
import { readRecords } from '../leads/lead-records.ts';
import { deleteConsent } from '../newsletter/end-consent.ts';
import { newsletterOf } from '../newsletter/person-newsletter.ts';
import { eraseReportsFrom, reportsFrom } from '../reports/person-reports.ts';
import { eraseReviews } from '../reviews/erase-reviews.ts';
import { moderationHistory } from '../reviews/moderation-history.ts';
import { lockModerationLog } from '../reviews/moderation-log.ts';
import type { ReviewRow } from '../reviews/review-tables.ts';
import type { Schema } from '../schema.ts';
import { eraseWatches, watchesOf } from '../watches/person-watches.ts';
import { writeNotices } from './erasure-notices.ts';
import { recordErasure } from './erasures.ts';
import { eraseItem } from './own-data/erase-item.ts';
import { withdrawConsents } from './own-data/withdraw-consents.ts';
import { answersSigned, eraseAnswers, nameKeys, namesOfLeads } from './person-answers.ts';
import {
  campaignsOf,
  campaignsOnceOf,
  campaignsWithClient,
  eraseCampaignNames,
  eraseClients,
  eraseInvitations,
  invitationsOf,
} from './person-campaigns.ts';
import { artistListsOf, eraseReminders, remindersOf } from './person-reminders.ts';
import { testimonialsOf } from './person-testimonials.ts';
import { eraseRequests } from './rights/erase-requests.ts';
import { rightsRequestsOf } from './rights/rights-store.ts';

/** Creates the export and the erasure of personal data, on either engine. `People` documents its functions. */
export function createPeople({ db, engine }: Database): People {
  return {
    async count(person) {
      return db.transaction().execute(async (trx) => {
        const { about, names } = await rowsOf(trx, person);
        const mails = await trx
          .selectFrom('mails')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('recipient', '=', emailOf(person))
          .executeTakeFirstOrThrow();
        const quarantined = await trx
          .selectFrom('quarantined_forms')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('email_key', '=', emailOf(person))
          .where('email_key', '<>', '')
          .executeTakeFirstOrThrow();
        return {
          ...countsOf(about),
          mails: Number(mails.count),
          quarantined: Number(quarantined.count),
          answers: (await answersSigned(trx, names)).length,
          newsletter: (await newsletterOf(trx, emailOf(person))).length,
          reminders:
            (await remindersOf(trx, emailOf(person))).length +
            (await artistListsOf(trx, emailOf(person))).length,
          watches: (await watchesOf(trx, emailOf(person))).length,
          reports: (await reportsFrom(trx, emailOf(person))).length,
        };
      });
    },

    async knows(person) {
      return db.transaction().execute(async (trx) => {
        const { ids, rows, theirs, clients } = await rowsOf(trx, person);
        if (ids.length + rows.length + theirs.length + clients.length > 0) return true;
        const of = (
          table: 'quarantined_forms' | 'review_invitations' | 'content_reports' | 'watched_plans',
        ) =>
          trx
            .selectFrom(table)
            .select('id')
            .where('email_key', '=', emailOf(person))
            .where('email_key', '<>', '')
            .limit(1)
            .executeTakeFirst();
        const asked = await remindersOf(trx, emailOf(person));
        const lists = await artistListsOf(trx, emailOf(person));
        const letters = await newsletterOf(trx, emailOf(person));
        const requests = await rightsRequestsOf(trx, emailOf(person));
        if ((await testimonialsOf(trx, emailOf(person), [])).length > 0) return true;
        if (asked.length + lists.length + letters.length + requests.length > 0) return true;
        return (
          ((await of('quarantined_forms')) ??
            (await of('review_invitations')) ??
            (await of('content_reports')) ??
            (await of('watched_plans'))) !== undefined
        );
      });
    },

    async export(person, entryOf) {
      return db.transaction().execute(async (trx) => {
        const { ids, rows, campaigns, theirs, clients, about, names } = await rowsOf(trx, person);
        const leads = await readRecords(
          trx,
          ids.map(({ id }) => id),
        );
        const history = await moderationHistory(trx, about.reviews);
        const invitations = await invitationsOf(trx, {
          email: emailOf(person),
          campaigns: theirs,
          contactOf: clients.map(({ public_id }) => public_id),
          reviewIds: about.reviews,
        });
        if (entryOf) await appendAudit(trx, entryOf(about));
        const mails = await trx
          .selectFrom('mails')
          .select(['subject', 'body', 'sealed', 'state', 'created_at', 'sent_at'])
          .where('recipient', '=', emailOf(person))
          .orderBy('id')
          .execute();
        const quarantined = await trx
          .selectFrom('quarantined_forms')
          .select(['created_at', 'form'])
          .where('email_key', '=', emailOf(person))
          .where('email_key', '<>', '')
          .orderBy('id')
          .execute();
        return {
          leads,
          reviews: rows.map((row) => toPersonReview(row, history.get(row.public_id) ?? [])),
          campaigns: distinct([...campaigns, ...clients]).map(toCampaign),
          invitations,
          mails: mails.map((mail) => ({
            subject: mail.subject,
            // A secret link would let the reader of the export act as the person.
            text: mail.sealed === 0 ? mail.body : '',
            state: mail.state,
            createdAt: mail.created_at,
            sentAt: mail.sent_at,
          })),
          quarantined: quarantined.map((row) => ({ createdAt: row.created_at, form: JSON.parse(row.form) })),
          answers: await answersSigned(trx, names),
          newsletter: await newsletterOf(trx, emailOf(person)),
          reminders: await remindersOf(trx, emailOf(person)),
          artistLists: await artistListsOf(trx, emailOf(person)),
          watches: await watchesOf(trx, emailOf(person)),
          reports: await reportsFrom(trx, emailOf(person)),
          requests: await rightsRequestsOf(trx, emailOf(person)),
          testimonials: await testimonialsOf(trx, emailOf(person), names),
          adActs: await adActsOf(
            trx,
            ids.map(({ id }) => id),
          ),
        };
      });
    },

    async testimonials(person) {
      return db.transaction().execute(async (trx) => {
        const { names } = await rowsOf(trx, person);
        return testimonialsOf(trx, emailOf(person), names);
      });
    },

    withdrawConsents: (email, consents, notice, entryOf) =>
      db.transaction().execute((trx) => withdrawConsents(trx, engine, email, consents, notice, entryOf)),

    async eraseItem(item, email, notice, entry, digest) {
      const erased = await db.transaction().execute(async (trx) => {
        if (!(await eraseItem(trx, engine, item, email, notice))) return false;
        await recordErasure(trx, digest, notice.at);
        await appendAudit(trx, entry);
        return true;
      });
      if (erased) await truncateLog({ db, engine });
      return erased;
    },

    async erase(person, notice, entryOf, digest) {
      const erased = await db.transaction().execute(async (trx) => {
        const leads = await leadsOf(trx, person);
        const received = await leadsReceived(
          trx,
          engine,
          leads.map(({ id }) => id),
        );
        // The log is locked before the reviews, in the same order as for a decision.
        await lockModerationLog(trx, engine);
        const reviews = await reviewsOf(trx, person);
        const leadNames = await namesOfLeads(
          trx,
          leads.map(({ id }) => id),
        );
        await eraseLeadless(
          trx,
          leads.map(({ id }) => id),
        );
        for (const { id } of leads) await trx.deleteFrom('leads').where('id', '=', id).execute();
        // Campaigns are read after the leads are deleted: a transaction that creates a campaign from a lead locks the
        // lead until the campaign is stored.
        const leadIds = leads.map((lead) => lead.public_id);
        const made = await campaignsOf(trx, leadIds);
        const present = made.map(({ public_id }) => ({ public_id }));
        const theirs = [...present, ...(await campaignsOnceOf(trx, leadIds))];
        const clients = await campaignsWithClient(trx, emailOf(person));
        // The contact of a campaign that was made from the person's lead is the person, unless it has another address.
        const contacts = [...clients, ...made.filter(({ client_email }) => client_email === null)];
        const about = rowsAbout(leads, reviews, [...theirs, ...clients]);
        const newsletter = await deleteConsent(trx, { email: emailOf(person) }, notice.at);
        const also = new Set(newsletter && newsletter.confirmed_at !== null ? [newsletter.form] : []);
        await writeNotices(trx, leads, received, notice, also);
        const mails = await trx
          .deleteFrom('mails')
          .where('recipient', '=', emailOf(person))
          .executeTakeFirstOrThrow();
        const quarantined = await trx
          .deleteFrom('quarantined_forms')
          .where('email_key', '=', emailOf(person))
          .where('email_key', '<>', '')
          .executeTakeFirstOrThrow();
        const names = namesOf(leadNames, reviews, made, clients);
        const answers = await eraseAnswers(trx, names);
        const reminders = await eraseReminders(trx, emailOf(person), notice.at);
        const watches = await eraseWatches(trx, emailOf(person));
        const reports = await eraseReportsFrom(trx, emailOf(person));
        await eraseCampaignNames(trx, theirs);
        await eraseClients(
          trx,
          contacts.map(({ id }) => id),
        );
        // After the campaigns: a transaction that invites the person of a campaign locks the campaign until it is stored.
        await eraseInvitations(trx, {
          email: emailOf(person),
          campaigns: theirs,
          contactOf: contacts.map(({ public_id }) => public_id),
          reviewIds: about.reviews,
        });
        await eraseReviews(trx, about.reviews);
        const published = await testimonialsOf(trx, emailOf(person), names);
        await eraseRequests(trx, engine, emailOf(person), published, notice.at);
        await trx.deleteFrom('person_links').where('email', '=', emailOf(person)).execute();
        await recordErasure(trx, digest, notice.at);
        await appendAudit(trx, entryOf(about));
        return {
          ...countsOf(about),
          mails: Number(mails.numDeletedRows),
          quarantined: Number(quarantined.numDeletedRows),
          answers,
          newsletter: newsletter ? 1 : 0,
          reminders,
          watches,
          reports,
        };
      });
      await truncateLog({ db, engine });
      return erased;
    },
  };
}

/**
 * Reads the rows about a person: leads, reviews, the campaigns made from the leads and those of the address. `theirs` also
 * has the campaigns that only the audit log still connects with the leads.
 */
async function rowsOf(trx: Kysely<Schema>, person: Person) {
  const ids = await leadsOf(trx, person);
  const rows = await reviewsOf(trx, person);
  const leadIds = ids.map((lead) => lead.public_id);
  const campaigns = await campaignsOf(trx, leadIds);
  const theirs = [
    ...campaigns.map(({ public_id }) => ({ public_id })),
    ...(await campaignsOnceOf(trx, leadIds)),
  ];
  const clients = await campaignsWithClient(trx, emailOf(person));
  const leadNames = await namesOfLeads(
    trx,
    ids.map(({ id }) => id),
  );
  const names = namesOf(leadNames, rows, campaigns, clients);
  return {
    ids,
    rows,
    campaigns,
    theirs,
    clients,
    names,
    about: rowsAbout(ids, rows, [...theirs, ...clients]),
  };
}

/** The keys of the names under which a person's leads, reviews and campaigns are stored. */
const namesOf = (
  leads: readonly string[],
  reviews: readonly { name: string | null }[],
  campaigns: readonly { artist: string }[],
  clients: readonly { client_name: string | null }[],
): string[] =>
  nameKeys([
    ...leads,
    ...reviews.map(({ name }) => name),
    ...campaigns.map(({ artist }) => artist),
    ...clients.map(({ client_name }) => client_name),
  ]);

/** Returns the rows without duplicates. */
const distinct = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

type Named = readonly { public_id: string }[];

const rowsAbout = (leads: Named, reviews: Named, campaigns: Named): PersonRows => ({
  leads: leads.map((lead) => lead.public_id),
  reviews: reviews.map((review) => review.public_id),
  campaigns: [...new Set(campaigns.map((campaign) => campaign.public_id))],
});

const countsOf = ({ leads, reviews, campaigns }: PersonRows) => ({
  leads: leads.length,
  reviews: reviews.length,
  campaigns: campaigns.length,
});

/** The address of a person; empty for a lead without one: no review and no mail has an empty address. */
const emailOf = (person: Person): string => ('email' in person ? person.email : '');

function leadsOf(trx: Kysely<Schema>, person: Person) {
  return trx
    .selectFrom('leads')
    .select(['id', 'public_id'])
    .$if('email' in person, (query) => query.where('email_key', '=', emailOf(person)))
    .$if('lead' in person, (query) => query.where('public_id', '=', 'lead' in person ? person.lead : ''))
    .orderBy('id')
    .execute();
}

/** Reads the few reviews with an address and compares here: no engine's `lower` does what `normalizeEmail` does. */
async function reviewsOf(trx: Kysely<Schema>, person: Person): Promise<Selectable<ReviewRow>[]> {
  if (!('email' in person)) return [];
  const rows = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('owner', '=', 'site')
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.filter((row) => normalizeEmail(row.email ?? '') === person.email);
}

function toPersonReview(row: Selectable<ReviewRow>, decisions: readonly PastDecision[]): PersonReview {
  return {
    id: row.public_id,
    name: row.name,
    email: row.email,
    rating: row.rating,
    comment: row.comment,
    excerpt: row.excerpt,
    lang: row.lang,
    verified: row.verified === 1,
    experience: row.experience,
    campaignPlatform: row.campaign_platform,
    reward: row.reward,
    status: row.status,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    company: row.company,
    reason: row.reason,
    decisions: decisions.map(({ at, to, reason }) => ({ at, to, reason })),
    answer:
      row.answer === null || row.answer_lang === null || row.answered_at === null
        ? null
        : { text: row.answer, lang: row.answer_lang, at: row.answered_at },
  };
}
