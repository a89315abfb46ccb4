import { randomUUID } from 'node:crypto';
import type { MailOutcome, MailStep } from '../src/domain/mail/retry.ts';
import { contactLead } from './factories.ts';
import type { TestSite } from './test-site.ts';

const settlements = {
  dead: [{ kind: 'failed', reason: 'address', status: null }, { kind: 'dead' }],
  sent: [{ kind: 'sent' }, { kind: 'sent' }],
} as const satisfies Record<string, readonly [MailOutcome, MailStep]>;

/** Stores a message that has failed for good or was sent, and returns its id. */
export async function settledMail(site: TestSite, state: keyof typeof settlements): Promise<string> {
  const id = randomUUID();
  const lead = contactLead();
  await site.stores.leads.save(lead, [], undefined, {
    id,
    to: 'team@example.com',
    subject: 'Subject',
    text: 'Text',
  });
  const claimed = await site.stores.mails.claim({ now: lead.createdAt, leaseMs: 60_000, limit: 100 });
  const mail = claimed.find((one) => one.id === id);
  if (!mail) throw new Error('The message of a test is not due.');
  const [outcome, next] = settlements[state];
  await site.stores.mails.settle(mail, outcome, next, lead.createdAt);
  return id;
}
