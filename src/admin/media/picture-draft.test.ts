import { expect, it } from 'vitest';
import { changeOf, differing, disputed, type PictureDraft } from './picture-draft.ts';

const base: PictureDraft = {
  name: 'a.jpg',
  decorative: false,
  focal: { x: 0.5, y: 0.5 },
  fr: 'Mer',
  en: '',
  es: '',
  pt: '',
};

it('a change names only the fields that differ, of the texts only the changed languages', () => {
  const draft = { ...base, en: 'Sea', focal: { x: 0.1, y: 0.5 } };
  expect(changeOf(draft, base, 4)).toEqual({ version: 4, focal: { x: 0.1, y: 0.5 }, alt: { en: 'Sea' } });
  expect(changeOf({ ...base, name: 'b.jpg', decorative: true }, base, 4)).toEqual({
    version: 4,
    name: 'b.jpg',
    decorative: true,
  });
});

it('equal focal points do not differ, whichever object holds them', () => {
  expect(differing(base, { ...base, focal: { x: 0.5, y: 0.5 } })).toEqual([]);
});

it('only a field that both people changed to different values is disputed', () => {
  const mine = { ...base, fr: 'La mer', en: 'Sea', es: 'Mar' };
  const theirs = { ...base, fr: 'Une mer', pt: 'Mar', es: 'Mar' };
  expect(disputed(base, mine, theirs)).toEqual(['fr']);
});
