import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Rule, secretList, webhookSecret } from './rules.ts';

export interface Secrets {
  /** For sessions, each of at least 32 characters: the first signs, all verify. */
  session: readonly string[];
  /** For settings, each of at least 32 characters: the first seals, all open. */
  settings: readonly string[];
  /** Signs webhooks: `whsec_` and base64. */
  webhook: string;
}

/**
 * The secrets: those of the environment, and for each that is absent one that is generated once and kept in `dataDir`
 * with mode 0600. Processes that start at the same moment end with the same secret.
 * @throws when the folder cannot be written, or a kept file was damaged
 */
export async function loadSecrets(
  dataDir: string,
  given: {
    session: readonly string[] | undefined;
    settings: readonly string[] | undefined;
    webhook: string | undefined;
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
  };
}

const randomSecret = () => randomBytes(32).toString('base64url');

async function kept<T>(file: string, rule: Rule<T>, generate: () => string): Promise<T> {
  const found = (await readIfThere(file)) ?? (await create(file, generate()));
  const secret = rule.parse(found.trim());
  if (secret === undefined) {
    throw new Error(
      `${file} is damaged: expected ${rule.expected}. Restore it, or remove it to have a new one made.`,
    );
  }
  return secret;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    const content = await readFile(file, 'utf8');
    // A restored backup may have come back readable by everybody.
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
    return content;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes the secret beside its place, then links it there: the file appears whole or not at all, and of several
 * processes exactly one wins. Gives what the file holds in the end.
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
