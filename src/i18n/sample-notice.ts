import type { Locale } from '../domain/locale/locale.ts';
import { fill, formatNumber, pluralForm } from './format.ts';

interface Labels {
  invented: string;
  counted: { one: string; other: string };
  platforms: { demo: string };
}

/** Returns the notice of a list that contains sample reviews; `undefined` without a sample. */
export function sampleNotice(
  labels: Pick<Labels, 'invented' | 'platforms'>,
  reviews: readonly { source: string }[],
): string | undefined {
  const { demo } = labels.platforms;
  if (!reviews.some(({ source }) => source === demo)) return undefined;
  return fill(labels.invented, { demo });
}

/** Returns the note beside an average that includes samples; `undefined` without an average or a sample. */
export function countedSamples(
  locale: Locale,
  { counted, platforms }: Pick<Labels, 'counted' | 'platforms'>,
  stats: { averageRating: number | null; sampleReviews: number },
): { mark: string; text: string } | undefined {
  const { averageRating, sampleReviews } = stats;
  if (averageRating === null || sampleReviews === 0) return undefined;
  const count = formatNumber(locale, sampleReviews);
  return { mark: platforms.demo, text: fill(pluralForm(locale, counted, sampleReviews), { count }) };
}
