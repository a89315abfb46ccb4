import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eachEngine } from '../../tests/databases/databases.ts';
import { fetchedArticle, fetchedReview } from '../../tests/factories.ts';
import { emptyPng, picture, strangers } from '../../tests/pictures.ts';
import { openTestSite, type TestSite } from '../../tests/test-site.ts';
import type { ArticleDto } from '../contracts/article.ts';
import type { ReviewDto } from '../contracts/reviews/review.ts';
import { readPictureHead } from '../domain/media/picture-head.ts';

const PRIVATE = { WEBHOOK_ALLOW_PRIVATE: 'on' };

eachEngine('pictures of third parties', (engine) => {
  let site: TestSite;
  let now = Date.UTC(2026, 10, 25);
  let origin: string;
  let requests: string[];
  const answers = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const body = answers.get(request.url ?? '');
    if (request.url === '/moved') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body);
  });
  beforeEach(async () => {
    requests = [];
    answers.clear();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await site.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  const store = (...avatars: string[]) =>
    site.feeds.reviews.replace(
      'vendor',
      avatars.map((avatar, index) => fetchedReview({ externalId: String(index), avatar })),
      now,
    );
  async function shown(): Promise<(string | null)[]> {
    const { data } = (await (await site.get('/api/reviews')).json()) as { data: ReviewDto[] };
    return data.map(({ avatar }) => avatar);
  }
  const open = async (variables: Record<string, string> = PRIVATE) => {
    site = await openTestSite(engine, { clock: { now: () => now } }, variables);
  };

  it("fetches a reviewer's picture once, resizes and stores it, and shows it from the site itself", async () => {
    await open();
    answers.set('/lea', await picture(1200, 800).jpeg().toBuffer());
    await store(`${origin}/lea`, `${origin}/lea`);
    expect(await shown()).toEqual([null, null]);
    await site.revisions.look();
    let renewed = 0;
    site.revisions.on(['shown_reviews'], () => {
      renewed += 1;
    });
    await site.copyKeeper.look();
    await site.copyKeeper.look();
    expect(requests).toEqual(['/lea']);
    const [first, second] = await shown();
    expect(first).toMatch(/^\/media\/[0-9a-f]{16}-portrait\.webp$/);
    expect(second).toBe(first);
    const bytes = await site.mediaFiles.get(first?.slice('/media/'.length) ?? '');
    expect(readPictureHead(bytes ?? new Uint8Array())).toEqual({
      kind: 'webp',
      size: { width: 88, height: 88 },
      animated: false,
    });
    await site.revisions.look();
    expect(renewed).toBeGreaterThan(0);
  });

  it('shows initials for a picture that cannot be copied, retries after a day, and logs no address', async () => {
    await open();
    const hostile = { '/html': strangers.html, '/svg': strangers.svg, '/gif': strangers.gif };
    for (const [path, bytes] of Object.entries(hostile)) answers.set(path, bytes);
    answers.set('/bomb', emptyPng(60_000, 60_000));
    answers.set('/big', Buffer.alloc(3 * 1024 * 1024, 0xff));
    const paths = [...Object.keys(hostile), '/bomb', '/big', '/gone'];
    await store(...paths.map((path) => `${origin}${path}`));
    await site.copyKeeper.look();
    await site.copyKeeper.look();
    expect(requests.toSorted()).toEqual(paths.toSorted());
    expect(await shown()).toEqual(paths.map(() => null));
    expect(site.lines.join('')).toContain('picture not copied');
    expect(site.lines.join('')).not.toContain(origin);
    answers.set('/gone', await picture().png().toBuffer());
    now += 25 * 3_600_000;
    await site.copyKeeper.look();
    expect((await shown()).filter(Boolean)).toHaveLength(1);
  });

  it('never fetches a picture from a private address', async () => {
    await open({});
    await store(`${origin}/lea`);
    await site.copyKeeper.look();
    expect(requests).toEqual([]);
    expect(await shown()).toEqual([null]);
  });

  it('copies the covers of a public feed, and deletes them with their articles', async () => {
    await open();
    answers.set('/cover', await picture(1200, 800).jpeg().toBuffer());
    const image = { medium: `${origin}/medium`, full: `${origin}/cover` };
    await site.feeds.articles.replace('vendor', [fetchedArticle({ image })], now);
    const covers = async () => {
      const { data } = (await (await site.get('/api/articles')).json()) as { data: ArticleDto[] };
      return data.map(({ featuredImage }) => featuredImage);
    };
    expect(await covers()).toEqual([null]);
    await site.copyKeeper.look();
    const [cover] = await covers();
    expect(cover?.medium).toMatch(/^\/media\/[0-9a-f]{16}-cover\.webp$/);
    expect(requests).toEqual(['/cover']);
    const file = cover?.medium.slice('/media/'.length) ?? '';
    expect(readPictureHead((await site.mediaFiles.get(file)) ?? new Uint8Array()).size).toEqual({
      width: 800,
      height: 256,
    });
    await site.feeds.articles.replace('vendor', [], now);
    await site.copyKeeper.look();
    expect(await site.mediaFiles.get(file)).toBeUndefined();
  });

  it('deletes the copy of a picture with its last review', async () => {
    await open();
    answers.set('/lea', await picture().png().toBuffer());
    answers.set('/noe', await picture(300, 300, '#993311').png().toBuffer());
    await store(`${origin}/lea`, `${origin}/noe`);
    await site.copyKeeper.look();
    const files = (await shown()).map((path) => path?.slice('/media/'.length) ?? '');
    await store(`${origin}/lea`);
    await site.copyKeeper.look();
    expect(
      await Promise.all(files.map(async (file) => (await site.mediaFiles.get(file)) !== undefined)),
    ).toEqual([true, false]);
  });
});
