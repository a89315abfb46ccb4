import type { Kysely } from 'kysely';
import type { Contact, EndingPerson } from '../../../../app/ports/privacy/lead-retirement.ts';
import type { LeadKind } from '../../../../app/ports.ts';
import { normalizeEmail } from '../../../../domain/account/email.ts';
import type { LeadStatus } from '../../../../domain/lead/lead-values.ts';
import type { Locale } from '../../../../domain/locale/locale.ts';
import { agencyDayStart, dayName, dayNumber } from '../../../../domain/time/agency-day.ts';
import type { Schema } from '../../schema.ts';

interface OldLead {
  id: number;
  public_id: string;
  email_key: string;
  email: string;
  locale: Locale;
  demo: number;
  name: string;
  kind: LeadKind;
  status: LeadStatus;
  created_at: number;
}

/**
 * Returns the persons whose last contact lies before a moment. `LeadRetirement.ending` documents it.
 * @param email only the person with this address
 */
export async function endingPersons(
  db: Kysely<Schema>,
  before: number,
  today: string,
  email?: string,
): Promise<EndingPerson[]> {
  const rows = await oldLeads(db, before, email);
  if (rows.length === 0) return [];
  const [reviews, notes, campaigns] = await Promise.all([reviewsByEmail(db), notesOf(db), campaignEnds(db)]);
  const persons = Map.groupBy(rows, ({ id, email_key }) => (email_key === '' ? id : email_key));
  const ending = [...persons.values()].map((leads): EndingPerson | undefined => {
    const newest = leads.at(-1);
    if (!newest) return undefined;
    const contacts: [number, Contact][] = [
      [newest.created_at, newest.kind],
      [newest.email_key === '' ? 0 : (reviews.get(newest.email_key) ?? 0), 'review'],
      ...leads.flatMap(({ id }): [number, Contact][] =>
        (notes.get(id) ?? [])
          .filter((note) => note.from_person === 1)
          // Only an answer in a mail has no author.
          .map(({ at, author_id }) => [at, author_id === null ? 'answer' : 'note']),
      ),
      ...leads.map(({ public_id }): [number, Contact] => [campaigns.byLead.get(public_id) ?? 0, 'campaign']),
      [newest.email_key === '' ? 0 : (campaigns.byEmail.get(newest.email_key) ?? 0), 'campaign'],
    ];
    const [contactAt, contact] = contacts.reduce((latest, one) => (one[0] > latest[0] ? one : latest));
    if (contactAt >= before) return undefined;
    const words = leads.flatMap(({ id }) => (notes.get(id) ?? []).filter((note) => note.keep_until !== null));
    const [keeps = [], questions = []] = [false, true].map((isQuestion) =>
      words.filter(({ answer_digest }) => (answer_digest !== null) === isQuestion),
    );
    return {
      id: newest.public_id,
      name: newest.name,
      email: newest.email,
      locale: newest.locale,
      demo: newest.demo === 1,
      status: newest.status,
      contactAt,
      contact,
      leads: leads.map(({ public_id }) => public_id),
      kept: keptBy(keeps, dayNumber(today)),
      asked: askedBy(questions, contactAt),
    };
  });
  return ending
    .filter((person) => person !== undefined)
    .sort((a, b) => a.contactAt - b.contactAt || (a.id < b.id ? -1 : 1));
}

/** Returns the leads of the persons who sent no lead since a moment, oldest first. */
function oldLeads(db: Kysely<Schema>, before: number, email?: string): Promise<OldLead[]> {
  return db
    .selectFrom('leads')
    .select([
      'id',
      'public_id',
      'email_key',
      'email',
      'locale',
      'demo',
      'name',
      'kind',
      'status',
      'created_at',
    ])
    .where('created_at', '<', before)
    .$if(email !== undefined, (query) => query.where('email_key', '=', email ?? ''))
    .where((eb) =>
      eb.or([
        eb('email_key', '=', ''),
        eb.not(
          eb.exists(
            eb
              .selectFrom('leads as later')
              .select('later.id')
              .whereRef('later.email_key', '=', 'leads.email_key')
              .where('later.created_at', '>=', before),
          ),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Reads the few reviews with an address and compares here: no engine's `lower` does what `normalizeEmail` does. */
async function reviewsByEmail(db: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['email', 'created_at'])
    .where('owner', '=', 'site')
    .where('email', 'is not', null)
    .execute();
  return latest(rows.map(({ email, created_at }) => [normalizeEmail(email ?? ''), created_at]));
}

type RetentionNote = Awaited<ReturnType<typeof selectNotes>>[number];

const selectNotes = (db: Kysely<Schema>) =>
  db
    .selectFrom('lead_notes')
    // A question has the id of its mail.
    .leftJoin('mails', 'mails.public_id', 'lead_notes.public_id')
    .select(['lead_id', 'text', 'at', 'author_id', 'from_person', 'keep_until', 'answer_digest'])
    .select('mails.state as mail')
    .where((eb) => eb.or([eb('from_person', '=', 1), eb('keep_until', 'is not', null)]))
    .orderBy('at')
    .orderBy('lead_notes.id')
    .execute();

async function notesOf(db: Kysely<Schema>): Promise<Map<number, RetentionNote[]>> {
  return Map.groupBy(await selectNotes(db), ({ lead_id }) => lead_id);
}

/** The newest word decides, so that a later one may also end a keep. */
function keptBy(keeps: readonly RetentionNote[], today: number): EndingPerson['kept'] {
  const last = keeps.toSorted((a, b) => a.at - b.at).at(-1);
  if (!last || last.keep_until === null || last.keep_until < today) return null;
  return { until: dayName(last.keep_until), reason: last.text, at: last.at, authorId: last.author_id };
}

/** A question before the last contact was answered, or no longer matters. */
function askedBy(questions: readonly RetentionNote[], contactAt: number): EndingPerson['asked'] {
  const last = questions
    .filter(({ at }) => at > contactAt)
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  if (last?.keep_until == null) return null;
  return { at: last.at, until: dayName(last.keep_until), isLost: last.mail === 'dead' };
}

/** Returns when the campaigns of leads and of clients' addresses ended; a campaign that is not finished never does. */
async function campaignEnds(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('campaigns')
    .select(['lead_id', 'client_email', 'ends_on', 'status'])
    .where((eb) => eb.or([eb('lead_id', 'is not', null), eb('client_email', 'is not', null)]))
    .execute();
  const ends = rows.map((row) => ({
    ...row,
    at: row.status === 'finished' ? agencyDayStart(row.ends_on) : Number.POSITIVE_INFINITY,
  }));
  return {
    byLead: latest(ends.map(({ lead_id, at }) => [lead_id ?? '', at])),
    byEmail: latest(ends.map(({ client_email, at }) => [normalizeEmail(client_email ?? ''), at])),
  };
}

/** Returns the latest moment of each key. */
function latest(moments: readonly (readonly [string, number])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const [key, at] of moments) found.set(key, Math.max(found.get(key) ?? 0, at));
  return found;
}
