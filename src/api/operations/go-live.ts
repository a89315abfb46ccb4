import { compress } from 'hono/compress';
import { checkGoLive, readGoLive } from '../../app/go-live/check-go-live.ts';
import { downloadBackup, tryRestore } from '../../app/go-live/keep-safe.ts';
import { moveSite } from '../../app/go-live/move-site.ts';
import { provePath } from '../../app/proof/prove-path.ts';
import { readSettings } from '../../app/settings/read-settings.ts';
import { OwnerProof } from '../../contracts/account/account.ts';
import { GoLiveDto } from '../../contracts/go-live.ts';
import { SiteAddressChange, SiteAddressDto } from '../../contracts/site-address.ts';
import { mayManage } from '../../domain/account/role.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { failed } from '../answers.ts';
import { operation, rawOperation } from '../operation.ts';
import { streamBody } from '../stream-body.ts';

/** Registered at IANA. */
const BACKUP_TYPE = 'application/vnd.sqlite3';

const shared = { tag: 'Before going live', allow: mayManage } as const;

/** The list of checks before the site is public, for administrators. */
export const goLiveOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/go-live',
    summary: 'The list before going live',
    description:
      'Computed now. Other servers are not waited for: their answers are those of `checkedAt`, and asked for again in the background when they are older than ten minutes.',
    answer: GoLiveDto,
    meaning: 'All checks',
    // A part of the first load of the back office.
    before: [compress()],
    run: ({ ports }) => readGoLive(ports),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/go-live/check',
    limit: 'costly',
    summary: 'Check everything now',
    description: 'Asks the other servers, with five seconds of patience for each, and returns the list.',
    answer: GoLiveDto,
    meaning: 'All checks',
    run: ({ ports }) => checkGoLive(ports),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/settings/address',
    summary: 'The public address',
    answer: SiteAddressDto,
    meaning: 'Where visitors see the site',
    run: ({ ports }) => readSettings(ports, 'site'),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/settings/address',
    limit: 'passwords',
    summary: 'Save the public address',
    description:
      'It wins over `SITE_URL`. The address is asked first: another site, an error and a certificate that browsers refuse are not saved. Links, canonical addresses and mails follow at once; HSTS, cookies and passkeys with the next start. Needs the password, and a code where the second factor is on. `version` is that of the settings which were read: else 409.',
    body: SiteAddressChange,
    example: { version: 0, url: 'https://www.agence.fr', password: 'correct horse battery staple' },
    answer: SiteAddressDto,
    meaning: 'Saved',
    fails: ['invalid_fields', 'rate_limited', 'settings_conflict'],
    run: ({ ports, input, asker, caller }) => moveSite(ports, input, asker, caller),
  }),
  rawOperation({
    ...shared,
    method: 'post',
    path: '/backup',
    limit: 'passwords',
    summary: 'Download a backup',
    description:
      'One SQLite file with the whole database, made now from either engine, for `npm run restore`. It holds the data of every person: the password is needed, and a code where the second factor is on. Pictures in a bucket are not in it. The list before going live counts it once the whole file was sent.',
    body: OwnerProof,
    example: { password: 'correct horse battery staple' },
    response: { status: 200, description: 'The file', contentType: BACKUP_TYPE },
    fails: ['invalid_fields', 'rate_limited'],
    run: async ({ ports, input, asker, caller, c }) => {
      const backup = await downloadBackup(ports, input, asker, caller);
      if (!backup.ok) return failed(c, backup);
      // Without a length the response ends only after the list has counted the file, so a caller that reads the list next
      // finds it there.
      const name = `backup-${agencyDay(ports.clock.now())}.sqlite`;
      return c.body(streamBody(backup.value), 200, {
        'content-type': BACKUP_TYPE,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      });
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/backup/try',
    limit: 'costly',
    summary: 'Try to restore a backup',
    description:
      'Makes a backup now and restores it into a database of its own, where each table must have as many rows; that database is removed. The site goes on. The list says how it ended.',
    answer: GoLiveDto,
    meaning: 'All checks',
    run: ({ ports, asker }) => tryRestore(ports, asker),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/go-live/prove',
    limit: 'costly',
    summary: 'Prove that a lead finds its way',
    description:
      'Sends a made-up lead through the public address, the form, the store, the automations and the mail server, as every night at 04:12 in Paris. It is stored and taken back in one transaction: no list, figure or automation sees it. The automations get their test message. The list says how it ended.',
    answer: GoLiveDto,
    meaning: 'All checks',
    run: async ({ ports }) => {
      await provePath(ports);
      return readGoLive(ports);
    },
  }),
] as const;
