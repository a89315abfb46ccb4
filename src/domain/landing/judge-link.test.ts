import { expect, it } from 'vitest';
import type { ProbeAnswer } from '../go-live/facts.ts';
import { judgeLink } from './judge-link.ts';

const SHOP = 'https://shop.example/nova';
const answered = (status: number): ProbeAnswer => ({
  ...{ kind: 'answered', status, certificateUntil: null, isThisSite: false },
});

it.each<[ProbeAnswer, ReturnType<typeof judgeLink>]>([
  [answered(200), undefined],
  [answered(301), undefined],
  [answered(404), 'link_dead'],
  [answered(410), 'link_dead'],
  [answered(403), 'link_unsure'],
  [answered(999), 'link_unsure'],
  [{ kind: 'failed', cause: 'private' }, 'link_private'],
  [{ kind: 'failed', cause: 'name' }, 'link_dead'],
  [{ kind: 'failed', cause: 'timeout' }, 'link_unsure'],
])('%j of a shop means %s', (answer, expected) => {
  expect(judgeLink(SHOP, answer)).toBe(expected);
});

it('a platform whose name is unknown is not dead: this server has no connection', () => {
  expect(judgeLink('https://open.spotify.com/album/1', { kind: 'failed', cause: 'name' })).toBe(
    'link_unsure',
  );
});
