import {
  type Difficulty,
  difficulties,
  type GuideCategory,
  guideCategories,
} from '../../domain/guide/guides.ts';

interface Place {
  category: GuideCategory;
  difficulty: Difficulty;
}

/** Returns the combinations of subject and level without a guide; the page has a message for each. */
export function emptyPlaces(guides: readonly Place[]): Place[] {
  const taken = new Set(guides.map(({ category, difficulty }) => `${category} ${difficulty}`));
  return guideCategories
    .flatMap((category) => difficulties.map((difficulty) => ({ category, difficulty })))
    .filter(({ category, difficulty }) => !taken.has(`${category} ${difficulty}`));
}
