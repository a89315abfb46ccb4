import {
  type Difficulty,
  type Guide,
  type GuideCategory,
  type GuideMetric,
  type GuideSlug,
  guides,
} from './guides.ts';

/** What the agency chose for a guide of its own. Its texts are those of its part of the content. */
export interface AddedGuide {
  slug: GuideSlug;
  category: GuideCategory;
  difficulty: Difficulty;
  /** The figures on its card, at most three. */
  metrics: readonly GuideMetric[];
  /** The guide after which it is listed; null: it is the first. */
  follows: GuideSlug | null;
}

/** A guide as lists show it. */
export interface ListedGuide extends Guide {
  metrics: readonly GuideMetric[];
}

/**
 * Returns the built-in guides and the added ones in reading order. An added guide whose predecessor does not exist is the last.
 * Its days are empty: they are those of its publications.
 */
export function inReadingOrder(added: readonly AddedGuide[]): ListedGuide[] {
  const order: ListedGuide[] = [...guides];
  // Of two guides after the same one, the newer one stands first.
  for (const guide of added) {
    const before = guide.follows === null ? -1 : order.findIndex(({ slug }) => slug === guide.follows);
    const at = guide.follows === null ? 0 : before < 0 ? order.length : before + 1;
    order.splice(at, 0, guideOf(guide));
  }
  return order;
}

const guideOf = ({ follows: _, ...chosen }: AddedGuide): ListedGuide => ({
  ...chosen,
  featured: false,
  parent: 'guides',
  offer: 'campaign',
  published: '',
  updated: '',
});
