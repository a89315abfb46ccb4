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
 * Returns the added guides with the guide after which each is listed. One whose predecessor was deleted, or follows itself through
 * others, follows the last guide of the list without it.
 */
export function withPlaces(added: readonly AddedGuide[]): AddedGuide[] {
  const places = new Map(placed(added).map((guide) => [guide.slug, guide]));
  return added.map((guide) => places.get(guide.slug) ?? guide);
}

/** The added guides in an order in which each comes after its predecessor; the order of equals is kept. */
function placed(added: readonly AddedGuide[]): AddedGuide[] {
  const order = ordered([]);
  const done: AddedGuide[] = [];
  const waiting = [...added];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(
      ({ follows }) => follows === null || order.some(({ slug }) => slug === follows),
    );
    const [guide] = waiting.splice(Math.max(0, ready), 1);
    if (!guide) break;
    const last = order.at(-1)?.slug ?? null;
    const own = ready < 0 ? { ...guide, follows: last } : guide;
    done.push(own);
    insert(order, own);
  }
  return done;
}

/** Returns the built-in guides and the added ones in reading order. The days of an added one are empty: they are those of its publications. */
export const inReadingOrder = (added: readonly AddedGuide[]): ListedGuide[] => ordered(placed(added));

function ordered(added: readonly AddedGuide[]): ListedGuide[] {
  const order: ListedGuide[] = [...guides];
  for (const guide of added) insert(order, guide);
  return order;
}

/** Of two guides after the same one, the newer one stands first. */
function insert(order: ListedGuide[], guide: AddedGuide): void {
  order.splice(order.findIndex(({ slug }) => slug === guide.follows) + 1, 0, guideOf(guide));
}

const guideOf = ({ follows: _, ...chosen }: AddedGuide): ListedGuide => ({
  ...chosen,
  featured: false,
  parent: 'guides',
  offer: 'campaign',
  published: '',
  updated: '',
});
