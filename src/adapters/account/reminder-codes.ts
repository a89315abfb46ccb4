import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ReminderCodes } from '../../app/ports/reminders.ts';

/** Bytes of a code: 128 bits, written with 22 characters. */
const BYTES = 16;

/**
 * Creates the codes and hashes of reminders. A plain hash of an address is reversed by trying addresses, so that it is keyed.
 * @param secrets of at least 32 characters each: the first one is for new reminders, all of them recognise older ones
 */
export function createReminderCodes(secrets: readonly string[]): ReminderCodes {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'mdmc reminders', 32)));
  const [present] = keys;
  if (present === undefined) throw new Error('There is no key for reminders.');
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const code = (key: Buffer, id: string, act: string) =>
    mac(key, `${act} ${id}`).subarray(0, BYTES).toString('base64url');
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    hashesOf(email) {
      const hash = (key: Buffer) => mac(key, `address ${email}`).toString('base64url');
      return [hash(present), ...keys.slice(1).map(hash)];
    },
    codeOf: (id, act) => code(present, id, act),
    knownCode: (id, act, hash) => keys.map((key) => code(key, id, act)).find((made) => hashOf(made) === hash),
    hashOf,
  };
}
