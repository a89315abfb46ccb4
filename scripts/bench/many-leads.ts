import type { Insertable } from 'kysely';
import type { Database } from '../../src/adapters/db/engine/connect.ts';
import { derivedColumns } from '../../src/adapters/db/leads/lead-columns.ts';
import type { LeadRow } from '../../src/adapters/db/leads/lead-tables.ts';
import { leadStatuses } from '../../src/domain/lead/lead-values.ts';
import { agencyDay, dayNumber } from '../../src/domain/time/agency-day.ts';

const BATCH = 500;
const MINUTE = 60_000;
/** The arrival of the newest lead, in epoch milliseconds. */
export const NEWEST = Date.UTC(2026, 10, 20, 12);
/** The agency's day on which the follow-ups are counted. */
export const TODAY = dayNumber(agencyDay(NEWEST));

const firstNames = ['Léa', 'Maëlle', 'Tobias', 'Inés', 'Duarte', 'Zoé', 'Nadia', 'Karim', 'Ewa', 'Jonas'];
const lastNames = ['Martin', 'Kervran', 'Wrenfield', 'Albareda', 'Vilaverde', 'Nowak', 'Benali', 'Schmidt'];
const sources = ['google', 'instagram', 'facebook', 'newsletter', 'tiktok', ''];
const platforms = ['youtube', 'meta', 'tiktok'];
const deliveries = ['delivered', 'delivered', 'delivered', 'delivered', 'pending', 'dead'] as const;

/** The account that a quarter of the leads is assigned to; half of the leads are unassigned. */
export const ASSIGNEE = 'account-1';
const assignees = [null, null, ASSIGNEE, 'account-2'];

/** Fills an empty database with leads at intervals of five minutes, the same leads in each run. */
export async function addManyLeads({ db }: Database, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => lead(start + i, count));
    await db.insertInto('leads').values(rows).execute();
  }
}

function lead(index: number, count: number): Insertable<LeadRow> {
  const draw = drawing(index);
  const name = `${draw(firstNames)} ${draw(lastNames)} ${(index * 7919) % count}`;
  const email = `artist-${(index * 104_729) % count}@example.com`;
  const contact = index % 3 === 0;
  const platform = draw(platforms);
  const message = 'Bonjour, je sors mon premier EP le mois prochain. '.repeat(6);
  const fields = contact
    ? { name, email, message, platform }
    : { artistName: name, email, platform, budget: 500 + ((index * 37) % 9500), country: 'europe' };
  const source = draw(sources);
  const utm = source === '' ? {} : { utm_source: source };
  const phone = index % 5 === 0 ? `+33 6 ${String(10_000_000 + ((index * 7919) % 89_999_999))}` : null;
  const status = draw(leadStatuses);
  const createdAt = NEWEST - (count - index) * 5 * MINUTE;
  return {
    ...derivedColumns({ name, email, fields, utm, referrer: null, phone }),
    phone,
    // A quarter has a follow-up, from 50 days ago to 50 days ahead.
    follow_up: index % 4 === 0 ? TODAY - 50 + ((index * 31) % 101) : null,
    public_id: `lead-${index}`,
    kind: contact ? 'contact' : 'simulation',
    created_at: createdAt,
    day: dayNumber(agencyDay(createdAt)),
    name,
    email,
    fields: JSON.stringify(fields),
    locale: 'fr',
    page: '/',
    referrer: null,
    utm: JSON.stringify(utm),
    user_agent_family: 'Chrome',
    consent: null,
    request_id: `request-${index}`,
    idempotency_key: null,
    demo: 0,
    status,
    response_ms: status === 'new' ? null : (1 + ((index * 7919) % (48 * 60))) * MINUTE,
    delivery: draw(deliveries),
    assignee_id: draw(assignees),
  };
}

/** Returns a pseudo-random choice that is the same in every run. */
function drawing(seed: number): <T>(values: readonly T[]) => T {
  let state = (seed + 1) * 2_654_435_761;
  return (values) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return values[(state >>> 8) % values.length] as (typeof values)[number];
  };
}
