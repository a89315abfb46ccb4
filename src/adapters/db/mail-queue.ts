import type { Kysely } from 'kysely';
import type { Mail } from '../../app/ports/mail.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/** Puts a message into the queue; given a transaction, together with the change that it tells of. `now` in epoch ms. */
export async function appendMail(
  db: Kysely<Schema>,
  { to, subject, text }: Mail,
  publicId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      public_id: publicId,
      recipient: to,
      subject: storableText(subject),
      body: storableText(text),
      state: 'waiting',
      next_attempt_at: now,
      created_at: now,
    })
    .execute();
}
