import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { backupName, KEPT_NIGHTS, OF_NIGHT } from '../db/engine/backup-name.ts';
import { openSigned, type S3Settings, type SignedRequest, sendSigned } from './send-signed.ts';

/** Before each key, so that the bucket can hold other objects as well. */
const FOLDER = 'backups/';
const LISTED = 1000;
/** A file of several gigabytes on a slow line. */
const TRANSFER_MS = 3 * 3_600_000;

/** The backups in a bucket. Functions throw when the service refuses or is not reached; the message names the status, never a key. */
export interface BackupBucket {
  /** Sends a backup, then deletes all but the newest fourteen. @param at epoch milliseconds, from which the name is made */
  keep(file: string, at: number): Promise<void>;
  /** Writes the newest backup to a file, and returns its name; `undefined`: the bucket has none. */
  fetchNewest(file: string): Promise<string | undefined>;
}

/** Creates the access to the backups in a bucket of an S3-compatible service. One backup may have 5 GB, the most that one request may send. */
export function createBackupBucket(settings: S3Settings, allowPrivate: boolean): BackupBucket {
  async function send(request: SignedRequest, ...expected: number[]): Promise<Buffer> {
    const { status, body } = await sendSigned(settings, request, allowPrivate);
    if (!expected.includes(status)) throw refused(status);
    return body;
  }

  /** The names of the backups, oldest first. The service lists a thousand keys at a time, sorted. */
  async function names(): Promise<string[]> {
    const found: string[] = [];
    for (let after = ''; ; ) {
      const query = { 'list-type': '2', prefix: FOLDER, ...(after && { 'start-after': after }) };
      const list = (await send({ method: 'GET', key: '', query }, 200)).toString();
      const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      found.push(...keys.map((key) => key.slice(FOLDER.length)));
      after = keys.at(-1) ?? '';
      if (keys.length < LISTED) return found.filter((name) => OF_NIGHT.test(name)).sort();
    }
  }

  return {
    async keep(file, at) {
      const sha256 = await hashOf(file);
      const body = { path: file, bytes: (await stat(file)).size, sha256 };
      const key = FOLDER + backupName(at);
      await send({ method: 'PUT', key, body, timeoutMs: TRANSFER_MS }, 200, 201, 204);
      // 403: the key may not delete, and a rule of the bucket does.
      for (const old of (await names()).slice(0, -KEPT_NIGHTS))
        await send({ method: 'DELETE', key: FOLDER + old }, 200, 204, 403, 404);
    },

    async fetchNewest(file) {
      const newest = (await names()).at(-1);
      if (newest === undefined) return undefined;
      const request = { method: 'GET', key: FOLDER + newest, timeoutMs: TRANSFER_MS } as const;
      const { response } = await openSigned(settings, request, allowPrivate);
      try {
        if (response.statusCode !== 200) throw refused(response.statusCode);
        await pipeline(response, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      } finally {
        response.destroy();
      }
      return newest;
    },
  };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const refused = (status: number | undefined) => new Error(`The S3 service answered ${status}.`);
