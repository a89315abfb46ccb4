import type { Territory } from '../../domain/planner/inputs.ts';
import { type PlaceGenre, UNKNOWN_GENRE } from '../../domain/planner/known-release.ts';
import { useLanguage } from '../texts.ts';

/** Returns the function that names a genre or a territory, as a row begins: with a capital. */
export function useRowNames(): (row: PlaceGenre | Territory) => string {
  const { locale, t } = useLanguage();
  const { names, unknownGenre } = t.radar;
  return (row) => {
    if (row === UNKNOWN_GENRE) return unknownGenre;
    const name =
      row in names.genres
        ? names.genres[row as keyof typeof names.genres]
        : names.territories[row as Territory];
    return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
  };
}
