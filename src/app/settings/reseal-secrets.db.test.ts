import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { addAccount, bearer, newAddress, PASSWORD, tokenOf } from '../../../tests/accounts/accounts.ts';
import { switchOn } from '../../../tests/accounts/second-factor.ts';
import { eachEngine } from '../../../tests/databases/databases.ts';
import { openTestSite } from '../../../tests/test-site.ts';
import { backUp } from '../../adapters/db/engine/backup.ts';
import { openDatabase } from '../../adapters/db/engine/connect.ts';
import { compose } from '../../composition/compose.ts';
import { readEnv } from '../../config/env.ts';
import { type GroupName, groupNames, secretsOf } from '../../domain/settings/groups.ts';
import { signIn } from '../account/sign-in.ts';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
/** Typed secrets that occur nowhere else in a database. */
const typed = {
  mail: 'typed-mail-password-5d1f',
  wordpress: 'typed wordpress password 77aa',
  widget: 'typed-widget-key-0c9e',
  ads: 'typed-ad-token-4b7a',
  tiktok: 'typed-tiktok-token-9c21',
  google: '{"client_email":"site@example.com","private_key":"-----BEGIN typed-google-key-3e8d"}',
  ...Object.fromEntries(
    ['simulator', 'contact', 'booking', 'planner'].map((name) => [
      name,
      `https://n8n.example.com/webhook/${name}-b64e`,
    ]),
  ),
};
const { mail, wordpress, widget, ads, tiktok, google, ...addresses } = typed;

eachEngine('a sealed secret', (engine) => {
  /** Opens a site on which every secret of every group was typed or generated through the API. */
  async function openWithSecrets() {
    const site = await openTestSite(engine, {}, { SETTINGS_KEY: OLD });
    const account = await addAccount(site);
    const token = await tokenOf(site, account);
    const save = async (group: string, changes: object, method = 'PUT') => {
      const { data } = await (await site.get(`/api/settings/${group.split('/')[0]}`, bearer(token))).json();
      const { password: _1, appPassword: _2, apiKey: _3, ...others } = data;
      const { metaToken: _4, tiktokToken: _5, googleToken: _6, ...values } = others;
      const body =
        group.includes('/') || group === 'webhooks'
          ? { version: data.version, ...changes }
          : { ...values, ...changes };
      const response = await site.send(method, `/api/settings/${group}`, body, bearer(token));
      expect([group, response.status]).toEqual([group, 200]);
    };
    await save('mail', { host: 'smtp.example.com', user: 'agency', password: mail });
    await save('wordpress', { url: 'https://blog.example.com', username: 'lea', appPassword: wordpress });
    await save('wordpress/hook-secret', {}, 'POST');
    await save('reviews-widget', { widgetId: 'agency', apiKey: widget });
    await save('conversions', { metaToken: ads, tiktokToken: tiktok, googleToken: google });
    await save('webhooks', addresses);
    await save('webhooks/rotate', { hours: 24 }, 'POST');
    await save('webhooks/rotate', { hours: 24 }, 'POST');
    return { site, account, token };
  }
  /**
   * Returns the secrets in force by group and field. Every secret field must have a value, or the test proves nothing.
   */
  const secretsIn = (settings: { [Name in GroupName]: object }) => {
    const fields = groupNames.flatMap((group) => secretsOf(group).map((field) => [group, field] as const));
    return Object.fromEntries(
      fields.map(([group, field]) => [`${group}.${field}`, Reflect.get(settings[group], field)]),
    ) as Record<string, string>;
  };

  it('stores no secret of any group readably in a file of the database or a backup', async () => {
    const { site, account, token } = await openWithSecrets();
    const { secret: factor } = await switchOn(site, token);
    const inForce = secretsIn(site.settings.now());
    const secrets = { ...inForce, ...typed, [`factor of ${account.id}`]: factor };
    for (const [name, secret] of Object.entries(secrets))
      expect([name, typeof secret, secret?.length > 9]).toEqual([name, 'string', true]);
    // Every typed secret must be among the secret fields: a missing one would be stored unencrypted.
    expect(Object.values(inForce)).toEqual(expect.arrayContaining(Object.values(typed)));

    const folder = site.variables['DATA_DIR'] ?? '';
    const database = await openDatabase({ dataDir: folder, databaseUrl: site.variables['DATABASE_URL'] });
    await backUp(database, path.join(folder, 'backup.sqlite'));
    await database.close();
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.map(({ name }) => name)).toContain('backup.sqlite');
    for (const { name, parentPath } of files) {
      const bytes = readFileSync(path.join(parentPath, name));
      const found = Object.entries(secrets).filter(([, secret]) => bytes.includes(secret));
      expect([name, found.map(([where]) => where)]).toEqual([name, []]);
    }
    // A control: the same search finds texts that are in the file.
    expect(readFileSync(path.join(folder, 'backup.sqlite')).includes('smtp.example.com')).toBe(true);
    expect(readFileSync(path.join(folder, 'backup.sqlite')).includes('v1.')).toBe(true);
    await site.close();
  });

  it('encrypts a secret again at a start with a new key, so that the old key can be removed', async () => {
    const { site, account, token } = await openWithSecrets();
    const { secret: factor } = await switchOn(site, token);
    const before = {
      groups: await site.stores.settings.list(),
      entries: await site.stores.audit.latest(50),
    };
    const inForce = secretsIn(site.settings.now());
    const start = async (SETTINGS_KEY: string) => {
      const env = readEnv({ ...site.variables, LOG_LEVEL: 'silent', SETTINGS_KEY });
      const infos: unknown[] = [];
      const errors: unknown[] = [];
      const log = {
        info: (...said: unknown[]) => void infos.push(said),
        warn: () => {},
        error: (...said: unknown[]) => void errors.push(said),
      };
      const started = await compose(env, { log });
      await started.resealSecrets();
      return { ...started, infos, errors };
    };
    const rotated = await start(`${NEW},${OLD}`);
    expect(rotated.infos).toEqual([
      [
        { groups: 5, secondFactors: 1, mails: 0, conversions: 0, artists: 0, invitations: 0 },
        'secrets sealed anew',
      ],
    ]);
    // No account changed a value: open forms stay valid, and the audit log has no new entry.
    const groups = await rotated.stores.settings.list();
    const versions = (rows: typeof groups) =>
      Object.fromEntries(rows.map(({ name, version }) => [name, version]));
    expect(versions(groups)).toEqual(versions(before.groups));
    expect(await rotated.stores.audit.latest(50)).toEqual(before.entries);
    await rotated.close();

    const later = await start(NEW);
    expect([later.infos, later.errors]).toEqual([[], []]);
    expect(secretsIn(later.settings.now())).toEqual(inForce);
    const code = new TOTP({ secret: Secret.fromBase32(factor) }).generate({ timestamp: Date.now() });
    const signedIn = await signIn(
      later.ports,
      { email: account.email, password: PASSWORD, code },
      { requestId: 'r', address: newAddress() },
    );
    expect(signedIn).toMatchObject({ ok: true });
    await later.close();

    // A secret whose key is lost is reported in the log.
    const lost = await start('x'.repeat(32));
    expect(lost.errors).toContainEqual([{ secondFactors: 1 }, 'secrets not sealed anew']);
    await lost.close();
    await site.close();
  });
});
