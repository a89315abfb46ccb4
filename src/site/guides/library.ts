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

/** The combinations of a subject and a level for which there is no guide: the page says so, for each of them. */
export function emptyPlaces(guides: readonly Place[]): Place[] {
  const taken = new Set(guides.map(({ category, difficulty }) => `${category} ${difficulty}`));
  return guideCategories
    .flatMap((category) => difficulties.map((difficulty) => ({ category, difficulty })))
    .filter(({ category, difficulty }) => !taken.has(`${category} ${difficulty}`));
}
