import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount, bearer, newAddress, postFrom, tokenOf } from '../../../../tests/accounts/accounts.ts';
import { reportForm } from '../../../../tests/content-reports.ts';
import { eachEngine } from '../../../../tests/databases/databases.ts';
import {
  auditEntry,
  campaignDraft,
  deliveryOf,
  draftAnswer,
  NOON,
  newReminder,
  simulationLead,
} from '../../../../tests/factories.ts';
import { openLanding } from '../../../../tests/landing/landing.ts';
import { openModeration } from '../../../../tests/reviews.ts';
import { contactForm, openTestSite, type TestSite } from '../../../../tests/test-site.ts';
import { type Database, openDatabase } from '../../../adapters/db/engine/connect.ts';
import { createDraftAnswers } from '../../../adapters/db/landing/draft-answers.ts';
import { appendMail } from '../../../adapters/db/mail/mail-queue.ts';
import { createReminderStore } from '../../../adapters/db/reminders/reminder-store.ts';
import { type Schema, tables } from '../../../adapters/db/schema.ts';
import { fridayFrom } from '../../../domain/planner/fridays.ts';
import { TRAP_FIELD } from '../../../domain/spam/spam.ts';
import { agencyDay, dayName, dayNumber } from '../../../domain/time/agency-day.ts';

const EMAIL = 'zoe.person@example.com';
const VIDEO = 'dQw4w9WgXcQ';

interface Columns {
  /** Columns that a person filled or that describe the person: exported and erased. The address is in `address`. */
  told: string;
  /** Copies, secrets and responses of machines: erased, and not exported. */
  erased: string;
  /** Ids, codes, numbers and times. */
  other: string;
}

/** Every column of the tables that hold rows about persons. A column of a migration must be put here. */
const about: Partial<Record<keyof Schema, Columns>> = {
  leads: {
    told: 'name fields page referrer utm user_agent_family phone lost_note',
    erased: 'search',
    other: `id public_id kind created_at day email locale consent request_id idempotency_key demo status assignee_id delivery
      platform budget source email_key follow_up lost_reason won_value response_ms cost_version
      plan_mailed_at call_booked_at`,
  },
  lead_notes: {
    told: 'text',
    erased: '',
    other: 'id public_id lead_id author_id at from_person keep_until answer_digest',
  },
  deliveries: {
    told: '',
    erased: 'body last_error',
    other: 'id message_id lead_id destination state attempts next_attempt_at lease last_status trace_id',
  },
  conversion_sends: {
    told: 'last_error',
    erased: 'sealed path category',
    other: `id public_id lead_id destination act event_id acted_at proof_id twin fields expires_at created_at state reason
      attempts next_attempt_at lease settled_at reference api_version check_at artist_proof_id content page`,
  },
  quarantined_forms: {
    told: 'form',
    erased: '',
    other: 'id public_id held kind created_at sign idempotency_key email_key',
  },
  delivery_attempts: {
    told: 'error answer',
    erased: '',
    other: 'id delivery_id number started_at duration_ms status',
  },
  reviews: {
    told: 'name comment excerpt company reason answer',
    erased: 'search avatar',
    other: `id public_id owner external_id platform email rating lang published_at verified experience campaign_platform reward helpful
      status demo created_at updated_at answer_lang answered_at answer_version decided_at decided_by ground mail_id`,
  },
  review_votes: { told: '', erased: 'voter', other: 'id review_id' },
  review_invitations: {
    told: 'client',
    erased: '',
    other: `id public_id code_digest email_key campaign_id created_at expires_at used_at revoked_at review_id mailed_at
      reward`,
  },
  moderation_log: {
    told: 'reason',
    erased: 'reason_salt',
    other: 'id at review_id from_status to_status actor_id told ground reason_digest previous_hash hash',
  },
  campaigns: {
    told: 'artist client_name notes video_url',
    erased: 'artist_key',
    other: `id public_id platform campaign_type budget country starts_on ends_on status actual_views actual_cost actual_reach
      client_email client_locale lead_id estimate_views estimate_low estimate_high cost_min cost_max cost_average
      cost_unit cost_version version created_at demo`,
  },
  draft_answers: {
    told: 'name text',
    erased: '',
    other:
      'id public_id page_id kind place name_key locale version version_at created_at handled_at handled_by',
  },
  person_links: {
    told: '',
    erased: '',
    other: `id kind address_digest pause email code_digest typed_digest tries created_at expires_at opened_at session_digest
      session_ends_at`,
  },
  reminders: {
    told: 'platform zone',
    erased: 'last_error list_sentence endpoint p256dh auth',
    other: `id public_id page_id channel lane step email target_hash locale moment text_version asked_at confirmed_at due_at ended_at
      promised_at yes_hash stop_hash state attempts next_attempt_at lease`,
  },
  artist_list_entries: {
    told: 'sentence',
    erased: '',
    other: 'id public_id page_id email target_hash locale consented_at handed_at withdrawn_at',
  },
  rights_requests: {
    told: 'reason',
    erased: '',
    other: 'id kind origin email email_key locale received_at prolonged_at closed_at closed_by places',
  },
  newsletter_consents: {
    told: '',
    erased: 'last_error',
    other: `id public_id email target_hash locale form step text_version asked_at confirmed_at contact_at question_at yes_hash
      stop_hash state attempts next_attempt_at lease`,
  },
  watched_plans: {
    told: 'release',
    erased: 'sealed_code',
    other:
      'id public_id email email_key locale friday state memory read_at asked_at confirmed_at ends_on ended_at code_hash',
  },
  content_reports: {
    told: 'name address explanation question words',
    erased: '',
    other: `id number subject subject_id reason email email_key locale suspect received_at state version looked_at evident
      asked_at measure ground decided_at decided_by again_at contested_by`,
  },
  mails: {
    told: 'subject body',
    erased: 'last_error',
    other:
      'id public_id recipient state attempts next_attempt_at lease created_at sent_at link_digest sealed unsubscribe',
  },
};
/** The tables that an erasure does not change, by the reason. */
const withoutPersons: Record<string, string> = {
  'accounts of the staff, which end in the page of the team': `accounts lead_views passkey_challenges passkeys password_links
    push_messages push_subscriptions recovery_codes second_factors sessions welcomes`,
  'ids and changed fields; the names of campaigns are erased in it (`people.db.test.ts`)': 'audit_log',
  'choices, counts and answers without an identity': `campaign_alerts campaign_days campaign_imports campaign_looks landing_counts landing_tests
    landing_totals visit_counts channel_counts lead_arrivals campaign_addresses campaign_address_days
    lead_days lead_bands lead_outcomes lead_answer_times reminder_sums`,
  'texts and pictures that the agency publishes; a person in them is removed by hand (`docs/operations.md`)': `claims
    document_drafts document_versions landing_pages landing_slugs media media_bytes media_files media_originals
    media_uses`,
  'public data of vendors and of the blog': `article_addresses articles landing_link_hosts landing_links picture_copies
    release_artists release_counts release_coverage release_credits release_forecasts release_hosts release_places
    release_sources release_weeks releases wordpress_categories wordpress_hooks wordpress_log wordpress_pictures
    wordpress_post_pictures wordpress_posts wordpress_syncs`,
  'choices without an identity, with the name by which a public page asked for its artist': 'consents',
  'questions that nothing links to a person; staff delete them, and time (`kept-questions.db.test.ts`)':
    'kept_questions',
  'ids, digests, days and settings':
    'added_guides artist_pixels build_files content_report_log conversion_lanes cost_refusals cost_tables edge_purges erasures former_addresses guesses import_columns lead_reminders migrations newsletter_asks processes reminder_asks reminder_proofs reminder_stops revisions secret_links settings source_reads state weekly_mails',
};

const named = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const texts = (which: 'told' | 'erased') =>
  Object.entries(about).flatMap(([table, columns]) =>
    named(columns[which]).map((column) => ({ table: table as keyof Schema, column })),
  );
const marker = (table: string, column: string) => `§${table}.${column}§`;
const json = new Set(['watched_plans.release', 'leads.fields', 'leads.utm', 'quarantined_forms.form']);

eachEngine('the columns about persons', (engine) => {
  let site: TestSite;
  let database: Database;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await openTestSite(engine);
    database = await openDatabase({
      dataDir: site.variables['DATA_DIR'] ?? '',
      databaseUrl: site.variables['DATABASE_URL'],
    });
    headers = bearer(await tokenOf(site, await addAccount(site)));
  });
  afterAll(async () => {
    await database.db.destroy();
    await site.close();
  });

  it('lists all columns, so that a new one is exported and erased, or declared to be impersonal', async () => {
    const found = await database.db.introspection.getTables();
    const known = new Map(
      Object.entries(about).map(([table, { told, erased, other }]) => [
        table,
        [told, erased, other].flatMap(named).toSorted(),
      ]),
    );
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      [...known.keys(), ...Object.values(withoutPersons).flatMap(named)].toSorted(),
    );
    for (const { name, columns } of found)
      if (known.has(name))
        expect([name, columns.map((column) => column.name).toSorted()]).toEqual([name, known.get(name)]);
  });

  /** Writes a row about the person into each table, with a marker in each column of text. */
  async function fill(): Promise<void> {
    const { db } = database;
    const lead = simulationLead({ fields: { ...simulationLead().fields, email: EMAIL } });
    const delivery = deliveryOf(lead);
    await site.stores.leads.save(lead, [delivery]);
    const { id: leadId } = await db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const { id: deliveryId } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('delivery_attempts')
      .values({ delivery_id: deliveryId, number: 1, started_at: NOON, duration_ms: 1, status: 500 })
      .execute();
    const send = {
      id: 's1',
      destination: 'meta',
      act: 'lead',
      eventId: lead.id,
      actedAt: NOON,
      proofId: 'p1',
    } as const;
    const page = {
      path: '',
      category: '',
      twin: false,
      fields: [],
      artistProofId: null,
      ...{ content: null, page: null },
      expiresAt: NOON,
      dueAt: NOON,
      sealed: '',
    };
    await site.stores.conversions.add(lead.id, [{ ...send, ...page }], NOON);
    await site.post('/api/contact/submit', { ...contactForm, email: EMAIL, [TRAP_FIELD]: 'x' });
    const note = { public_id: randomUUID(), lead_id: leadId, author_id: null, text: '', at: NOON };
    await db.insertInto('lead_notes').values(note).execute();
    const { call, write, decide, invite } = await openModeration(site);
    const { code } = await invite({ client: 'Zoé' });
    // Belongs to the person only by the address to which it was mailed.
    await invite({ client: 'Zoé', mail: { email: EMAIL, locale: 'fr' } });
    const review = await write({ email: EMAIL, code });
    await decide(review, {
      status: 'rejected',
      ground: 'not_with_us',
      reason: marker('moderation_log', 'reason'),
    });
    await site.post(`/api/reviews/${review}/helpful`, { voter: randomUUID() });
    await db
      .updateTable('reviews')
      .set({ answer_lang: 'fr', answered_at: NOON })
      .where('public_id', '=', review)
      .execute();
    await call('PATCH', `/api/leads/${lead.id}`, { status: 'won' }, headers);
    const { platform, campaignType, budget, country } = lead.fields;
    const of = { platform, campaignType, budget, country, leadId: lead.id, clientEmail: EMAIL };
    const videoUrl = `https://www.youtube.com/watch?v=${VIDEO}`;
    const made = await call('POST', '/api/campaigns', { ...campaignDraft, ...of, videoUrl }, headers);
    expect(made.status).toBe(201);
    const landing = await (await openLanding(site)).create('');
    // Found by its key, which is that of the lead's name; the name itself becomes a marker below.
    const limit = { since: 0, most: 1 };
    await createDraftAnswers(database).add(
      landing,
      draftAnswer({ name: marker('leads', 'name') }),
      limit,
      auditEntry(),
      undefined,
    );
    const reminder = { ...newReminder(landing), email: EMAIL };
    await createReminderStore(database).ask(reminder, ['t']);
    const { id: page_id } = await database.db
      .selectFrom('landing_pages')
      .select('id')
      .where('public_id', '=', landing)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('artist_list_entries')
      .values({
        ...{ public_id: 'l1', page_id, email: EMAIL, target_hash: 't', locale: 'fr', sentence: 'É' },
        ...{ consented_at: reminder.askedAt, handed_at: reminder.askedAt, withdrawn_at: null },
      })
      .execute();
    const request = { kind: 'notes', origin: 'page', email: EMAIL, emailKey: EMAIL, locale: 'fr' } as const;
    await site.ports.rightsRequests.add({ ...request, receivedAt: NOON, places: [] }, () => auditEntry());
    const hash = { targetHash: 't', limitHash: 't', yesHash: 'yes', stopHash: 'stop' };
    const letter = { id: 'letter', locale: 'fr', form: 'booking', textVersion: 1, askedAt: NOON } as const;
    await site.ports.newsletters.ask({ ...letter, ...hash, email: EMAIL }, ['t']);
    await site.post('/api/content-reports', { ...reportForm, email: EMAIL });
    const friday = fridayFrom(dayName(dayNumber(agencyDay(Date.now())) + 60));
    const watched = {
      ...{ email: EMAIL, releaseType: 'single', genre: 'rap', territories: ['FR'], budget: 0 },
      friday,
      releaseDate: `${friday.slice(0, 7)}-15`,
    };
    expect((await site.post('/api/watched-plans', watched)).status).toBe(202);
    await appendMail(db, { to: EMAIL, subject: '', text: '' }, 'mail', NOON);
    for (const { table, column } of [...texts('told'), ...texts('erased')]) {
      // The table refuses changes: the decision above wrote its marker.
      if (table === 'moderation_log') continue;
      const value = marker(table, column);
      const text = json.has(`${table}.${column}`) ? JSON.stringify({ email: EMAIL, of: value }) : value;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}`.execute(db);
    }
  }

  it('exports and erases the columns with texts by and about the person', async () => {
    await fill();
    const ask = async (what: string) => {
      const response = await postFrom(site, newAddress(), `/api/people/${what}`, { email: EMAIL }, headers);
      expect(response.status).toBe(200);
      return response.text();
    };
    const file = await ask('export');
    for (const { table, column } of texts('told')) expect(file).toContain(marker(table, column));
    await ask('erase');
    const left: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database.db);
      left.push(...(JSON.stringify(rows).match(new RegExp(`§[^§]+§|${VIDEO}`, 'g')) ?? []));
    }
    expect(left).toEqual([]);
  });
});
