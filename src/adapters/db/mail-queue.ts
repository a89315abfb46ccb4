import type { Kysely } from 'kysely';
import type { Mail } from '../../app/ports/mail.ts';
import { normalizeEmail } from '../../domain/account/email.ts';
import type { Schema } from './schema.ts';
import { storableText } from './storable-text.ts';

/**
 * Puts a message into the queue; given a transaction, together with the change that it tells of. Times in epoch ms.
 * @param due when it may leave
 */
export async function appendMail(
  db: Kysely<Schema>,
  { to, subject, text }: Mail,
  publicId: string,
  now: number,
  due: number = now,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      public_id: publicId,
      // In the one spelling by which an erasure finds it.
      recipient: storableText(normalizeEmail(to)),
      subject: storableText(subject),
      body: storableText(text),
      state: 'waiting',
      next_attempt_at: due,
      created_at: now,
    })
    .execute();
}
