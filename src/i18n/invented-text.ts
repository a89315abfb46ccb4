import { fill } from './format.ts';

interface Labels {
  invented: string;
  platforms: { demo: string };
}

/** Returns the notice of a list that contains sample reviews; `undefined` without a sample. */
export function inventedText(labels: Labels, reviews: readonly { source: string }[]): string | undefined {
  const { demo } = labels.platforms;
  if (!reviews.some(({ source }) => source === demo)) return undefined;
  return fill(labels.invented, { demo });
}
