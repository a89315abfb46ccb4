import { fill } from './format.ts';

interface Labels {
  invented: string;
  verified: string;
  platforms: { demo: string };
}

/** What a list that shows samples of a demonstration says of them; `undefined`: it shows none. */
export function inventedText(labels: Labels, reviews: readonly { source: string }[]): string | undefined {
  const { demo } = labels.platforms;
  if (!reviews.some(({ source }) => source === demo)) return undefined;
  return fill(labels.invented, { demo, verified: labels.verified });
}
