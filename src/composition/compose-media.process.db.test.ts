import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount, tokenOf } from '../../tests/accounts/accounts.ts';
import { eachEngine } from '../../tests/databases/databases.ts';
import { grain, picture, untilDone, upload, uploadAndWait } from '../../tests/pictures.ts';
import { runUntil } from '../../tests/processes.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import { type FakeS3, s3Settings, startS3 } from '../../tests/vendors/s3.ts';
import type { Overrides } from './overrides.ts';

eachEngine('the resizing of pictures', (engine) => {
  let site: TestSite;
  let s3: FakeS3;
  /** Milliseconds by which the site's clock is ahead: a picture that failed is due again at once. */
  let ahead: number;
  beforeEach(async () => {
    ahead = 0;
    s3 = await startS3();
  });
  afterEach(async () => {
    await site.close();
    await s3.close();
  });

  async function open(
    variables: Record<string, string> = {},
    media: Overrides['media'] = {},
  ): Promise<string> {
    const clock = { now: () => Date.now() + ahead };
    site = await openTestSite(engine, { pollMs: 50, media, clock }, { DEMO_DATA: 'off', ...variables });
    return tokenOf(site, await addAccount(site));
  }
  const add = async (token: string, bytes: Uint8Array): Promise<string> =>
    (await (await upload(site, token, bytes)).json()).data.id;
  /** Milliseconds for a test that resizes on a busy machine. */
  const PATIENCE = 90_000;
  /** Longer than the pause after a first attempt. */
  const AFTER_PAUSE_MS = 10_000;
  const logged = (line: string) =>
    expect.poll(() => site.lines.join(''), { timeout: 20_000 }).toContain(line);
  const png = () => picture().png().toBuffer();

  it(
    'resizes a picture after the next start when the process was killed during the resize',
    async () => {
      const token = await open();
      const id = await add(token, await png());
      const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = site.variables;
      const kill = await runUntil('claimed', 'claim and hang', { dataDir, databaseUrl });
      await kill();
      // The PostgreSQL server notices the end of a connection a moment later.
      if (engine === 'postgres') await new Promise((resolve) => setTimeout(resolve, 1000));
      await site.start();
      expect(await untilDone(site, token, id)).toMatchObject({ state: 'ready' });
    },
    PATIENCE,
  );

  it(
    'resizes a picture again after the child process was killed',
    async () => {
      const token = await open();
      const id = await add(token, await grain(1000, 800).toBuffer());
      site.worker.start();
      await expect.poll(() => site.resizer.child.pid(), { timeout: 10_000, interval: 5 }).toBeDefined();
      process.kill(site.resizer.child.pid() ?? 0, 'SIGKILL');
      await logged('picture failed, will be tried again');
      ahead = AFTER_PAUSE_MS;
      expect(await untilDone(site, token, id)).toMatchObject({ state: 'ready' });
    },
    PATIENCE,
  );

  it(
    'releases a picture when the site stops, without counting an attempt',
    async () => {
      const token = await open();
      await add(token, await grain(1600, 1600).toBuffer());
      site.worker.start();
      await expect.poll(() => site.resizer.child.pid(), { timeout: 10_000, interval: 5 }).toBeDefined();
      await site.stop();
      const query = { use: 'all', sort: 'created', order: 'desc', page: 1, pageSize: 25 } as const;
      const { items } = await site.ports.media.list(query);
      expect(items).toMatchObject([{ state: 'processing', problem: null }]);
    },
    PATIENCE,
  );

  it(
    'stores and deletes the files of pictures in the bucket when a bucket is configured',
    async () => {
      const { endpoint, bucket, region, keyId, secret } = s3Settings(s3.url);
      const token = await open({
        MEDIA_S3_ENDPOINT: endpoint,
        MEDIA_S3_BUCKET: bucket,
        MEDIA_S3_REGION: region,
        MEDIA_S3_KEY_ID: keyId,
        MEDIA_S3_SECRET: secret,
        WEBHOOK_ALLOW_PRIVATE: 'on',
      });
      s3.breaks(503);
      const id = await add(token, await png());
      site.worker.start();
      await logged('picture not stored');
      s3.breaks(undefined);
      ahead = AFTER_PAUSE_MS;
      const { files } = await untilDone(site, token, id);
      const name = files.share?.url.slice('/media/'.length) ?? '';
      const bytes = await site.mediaFiles.get(name);
      expect(
        createHash('sha256')
          .update(bytes ?? '')
          .digest('hex')
          .slice(0, 16),
      ).toBe(name.slice(0, 16));
      expect(s3.objects.get(`media/${name}`)?.type).toBe('image/jpeg');
    },
    PATIENCE,
  );

  it(
    'prepares ten pictures of one account that uploads two at once',
    async () => {
      const token = await open();
      site.worker.start();
      const all = await Promise.all(
        [0, 1].map(async (lane) => {
          const states: string[] = [];
          for (let index = 0; index < 5; index += 1)
            states.push(
              (
                await uploadAndWait(
                  site,
                  token,
                  await picture(60 + lane, 40 + index)
                    .png()
                    .toBuffer(),
                )
              ).state,
            );
          return states;
        }),
      );
      expect(all.flat()).toEqual(Array(10).fill('ready'));
    },
    PATIENCE,
  );
});
