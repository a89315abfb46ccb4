import { expect, it } from 'vitest';
import { type AddedGuide, inReadingOrder, withPlaces } from './added-guide.ts';
import { type GuideSlug, guides } from './guides.ts';

const guide = (slug: GuideSlug, follows: GuideSlug | null): AddedGuide => ({
  ...{ slug, follows },
  category: 'creative',
  difficulty: 'beginner',
  metrics: [],
});
const slugs = (added: readonly AddedGuide[]) => inReadingOrder(added).map(({ slug }) => slug);
const builtIn = guides.map(({ slug }) => slug);
const last = builtIn.at(-1);

it('an added guide stands after its predecessor, also if that was added later', () => {
  expect(slugs([guide('un-guide', 'autre-guide'), guide('autre-guide', null)])).toEqual([
    ...['autre-guide', 'un-guide'],
    ...builtIn,
  ]);
});

it('a guide without its predecessor is the last one, and says which it follows', () => {
  const added = [guide('un-guide', 'none-such'), guide('autre-guide', 'un-guide')];
  expect(slugs(added)).toEqual([...builtIn, 'un-guide', 'autre-guide']);
  expect(withPlaces(added)).toEqual([guide('un-guide', last ?? null), guide('autre-guide', 'un-guide')]);
  expect(slugs(withPlaces(added))).toEqual(slugs(added));
});

it('guides that follow each other in a circle are listed once', () => {
  const added = [guide('un-guide', 'autre-guide'), guide('autre-guide', 'un-guide')];
  expect(slugs(added)).toEqual([...builtIn, 'un-guide', 'autre-guide']);
});
