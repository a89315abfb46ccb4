import { createECDH, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Rule, secretList, vapidKey, webhookSecret } from './rules.ts';

export interface Secrets {
  /** Secrets for sessions, each of at least 32 characters: the first signs, all verify. */
  session: readonly string[];
  /** Keys for stored secrets, each of at least 32 characters: the first encrypts, all decrypt. */
  settings: readonly string[];
  /** Signs webhooks: `whsec_` and base64. */
  webhook: string;
  /** Signs push notifications: a private key of P-256 in base64url. */
  push: string;
  /** The same for notifications to fans: each of the two can be replaced without ending the other's subscriptions. */
  reminderPush: string;
}

/**
 * Returns the secrets of the environment. A secret that is absent there is generated once and stored in `dataDir` with
 * mode 0600. Processes that start at the same moment get the same secret.
 * @throws when the folder cannot be written, or a stored file is damaged
 */
export async function loadSecrets(
  dataDir: string,
  given: {
    session: readonly string[] | undefined;
    settings: readonly string[] | undefined;
    webhook: string | undefined;
    push: string | undefined;
    reminderPush: string | undefined;
  },
): Promise<Secrets> {
  return {
    session:
      given.session ?? (await kept(path.join(dataDir, 'session-secret'), secretList(32), randomSecret)),
    settings:
      given.settings ?? (await kept(path.join(dataDir, 'settings-key'), secretList(32), randomSecret)),
    webhook:
      given.webhook ??
      (await kept(
        path.join(dataDir, 'webhook-secret'),
        webhookSecret,
        () => `whsec_${randomBytes(32).toString('base64')}`,
      )),
    push: given.push ?? (await kept(path.join(dataDir, 'push-key'), vapidKey, randomVapidKey)),
    reminderPush:
      given.reminderPush ?? (await kept(path.join(dataDir, 'reminder-push-key'), vapidKey, randomVapidKey)),
  };
}

/** Pads the key to 32 bytes: Node omits the leading zeros of the number. */
function randomVapidKey(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const key = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}

const randomSecret = () => randomBytes(32).toString('base64url');

async function kept<T>(file: string, rule: Rule<T>, generate: () => string): Promise<T> {
  const found = (await readIfThere(file)) ?? (await create(file, generate()));
  const { success, data } = rule.safeParse(found.trim());
  if (!success) {
    throw new Error(
      `${file} is damaged: expected ${rule.description}. Restore it, or remove it to have a new one made.`,
    );
  }
  return data;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    const content = await readFile(file, 'utf8');
    // A file restored from a backup may be readable by every user.
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
    return content;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes the secret to a draft file, then links the draft to the final name: the file appears complete or not at all,
 * and exactly one of several processes wins. Returns the content of the final file.
 */
async function create(file: string, secret: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${secret}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
