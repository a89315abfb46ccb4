import { expect, it } from 'vitest';
import { judgeLink } from './judge-link.ts';
import type { FollowedLink } from './watched-link.ts';

const SHOP = 'https://shop.example/nova';
const answered = (status: number, permanentUrl = SHOP): FollowedLink => ({
  ...{ kind: 'answered', status, url: permanentUrl, permanentUrl },
});

it.each<[FollowedLink, ReturnType<typeof judgeLink>]>([
  [answered(200), undefined],
  [answered(200, 'https://shop.example/nova-2'), undefined],
  [answered(404), 'link_dead'],
  [answered(410), 'link_dead'],
  [answered(200, 'https://shop.example/'), 'link_unsure'],
  [answered(403), 'link_unsure'],
  [answered(429), 'link_unsure'],
  [answered(999), 'link_unsure'],
  [{ kind: 'failed', cause: 'private' }, 'link_private'],
  [{ kind: 'failed', cause: 'name' }, 'link_dead'],
  [{ kind: 'failed', cause: 'timeout' }, 'link_unsure'],
])('judgeLink returns for %j of a shop: %s', (followed, expected) => {
  expect(judgeLink(SHOP, followed)).toBe(expected);
});

it('judgeLink does not report a platform whose host is unknown as dead: this server has no connection', () => {
  expect(judgeLink('https://open.spotify.com/album/1', { kind: 'failed', cause: 'name' })).toBe(
    'link_unsure',
  );
});
