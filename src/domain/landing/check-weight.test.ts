import { expect, it } from 'vitest';
import { checkWeight, PAGE_BYTES, PICTURE_BYTES, SHARE_BYTES } from './check-weight.ts';

it('checkWeight warns only of languages and pictures that are heavier than their budgets', () => {
  const within = {
    pages: [{ locale: 'fr' as const, bytes: PAGE_BYTES }],
    picture: PICTURE_BYTES,
    share: SHARE_BYTES,
  };
  expect(checkWeight(within)).toEqual([]);
  expect(checkWeight({ pages: [], picture: null, share: null })).toEqual([]);
  const above = checkWeight({
    pages: [
      { locale: 'fr', bytes: PAGE_BYTES + 1 },
      { locale: 'en', bytes: PAGE_BYTES },
    ],
    picture: PICTURE_BYTES + 1,
    share: SHARE_BYTES + 1,
  });
  expect(above).toEqual([
    { code: 'page_heavy', field: null, locale: 'fr', value: '17' },
    { code: 'picture_heavy', field: 'shared.picture', locale: null, value: '201' },
    { code: 'share_picture_heavy', field: 'shared.picture', locale: null, value: '301' },
  ]);
});
