import { expect, it } from 'vitest';
import { changeOf, type PictureDraft } from './picture-draft.ts';

const base: PictureDraft = {
  name: 'a.jpg',
  decorative: false,
  focal: [0.5, 0.5],
  fr: 'Mer',
  en: '',
  es: '',
  pt: '',
};

it('changeOf returns only the fields that differ, and of the texts only the changed languages', () => {
  const draft: PictureDraft = { ...base, en: 'Sea', focal: [0.1, 0.5] };
  expect(changeOf(draft, base, 4)).toEqual({ version: 4, focal: { x: 0.1, y: 0.5 }, alt: { en: 'Sea' } });
  expect(changeOf({ ...base, name: 'b.jpg', decorative: true }, base, 4)).toEqual({
    version: 4,
    name: 'b.jpg',
    decorative: true,
  });
});

it('equal focal points in different objects do not differ', () => {
  expect(changeOf({ ...base, focal: [0.5, 0.5] }, base, 4)).toEqual({ version: 4 });
});
