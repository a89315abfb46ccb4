import type { FigureKey } from '../benchmarks/figures.ts';
import { type Platform, platforms } from '../simulator/inputs.ts';

export const guideCategories = ['budget', 'analytics', 'platforms', 'targeting', 'creative'] as const;
export type GuideCategory = (typeof guideCategories)[number];
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
/** The guides that give a formula, and therefore have a calculator. */
export type CalculatorId = 'youtube' | 'meta' | 'tiktok' | 'spotify' | 'listening' | 'roi' | 'kpi';

/**
 * The data of a guide that are the same in every language. Titles and texts are in
 * `content/<locale>/guides/<slug>.md`.
 */
export interface Guide {
  slug: GuideSlug;
  category: GuideCategory;
  difficulty: Difficulty;
  featured: boolean;
  /** Cards show the first two; the labels are in the `guides` dictionary. */
  metrics: readonly FigureKey[];
  calculator?: CalculatorId;
  /** The parent page in the breadcrumb. */
  parent: 'guides' | 'hub';
  /** The service that the button at the end of the guide offers. */
  offer: 'campaign' | 'audit';
  /** Days of the first publication and of the last change of content, ISO 8601. */
  published: string;
  updated: string;
}

const opening = '2026-11-21';
const rewritten = '2026-11-25';

/** In reading order: the end of each guide links to the next one. */
export const guides = [
  {
    slug: 'guide-budget-youtube-ads',
    category: 'budget',
    difficulty: 'beginner',
    featured: true,
    metrics: ['youtube.costPerView', 'youtube.target.streamsReturn', 'youtube.minimum'],
    calculator: 'youtube',
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'guide-budget-meta-ads',
    category: 'budget',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['meta.costPerThousand', 'meta.minimum', 'meta.target.returnOnAdSpend'],
    calculator: 'meta',
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'guide-budget-tiktok-ads',
    category: 'budget',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['tiktok.costPerThousand', 'tiktok.minimum', 'tiktok.test.completionRate'],
    calculator: 'tiktok',
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'publicite-spotify-artistes',
    category: 'platforms',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['streaming.threshold', 'streaming.campaign.least', 'streaming.discovery.commission'],
    calculator: 'spotify',
    parent: 'guides',
    offer: 'campaign',
    published: rewritten,
    updated: '2026-11-30',
  },
  {
    slug: 'page-ecoute-smart-link',
    category: 'analytics',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['kpi.conversion.streaming', 'roi.attribution.click', 'roi.lifetimeValue.occasional'],
    calculator: 'listening',
    parent: 'guides',
    offer: 'campaign',
    published: rewritten,
    updated: '2026-11-30',
  },
  {
    slug: 'roi-marketing-musical',
    category: 'analytics',
    difficulty: 'advanced',
    featured: true,
    metrics: ['roi.target.overall', 'roi.target.costPerFan', 'roi.perStream'],
    calculator: 'roi',
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'kpi-marketing-musical',
    category: 'analytics',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['kpi.returnOnAdSpend', 'kpi.conversion.streaming', 'kpi.abTest.confidence'],
    calculator: 'kpi',
    parent: 'hub',
    offer: 'audit',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'comparatif-plateformes-streaming',
    category: 'platforms',
    difficulty: 'beginner',
    featured: false,
    metrics: ['youtube.costPerView', 'meta.costPerThousand', 'tiktok.costPerThousand'],
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-28',
  },
  {
    slug: 'targeting-audience-musicale',
    category: 'targeting',
    difficulty: 'intermediate',
    featured: false,
    metrics: ['youtube.audience.retargeting', 'meta.audience.custom', 'tiktok.targeting.lookalike'],
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
  {
    slug: 'creativites-ads-musicales',
    category: 'creative',
    difficulty: 'beginner',
    featured: false,
    metrics: ['tiktok.test.completionRate', 'youtube.target.watchTime', 'tiktok.abTests'],
    parent: 'guides',
    offer: 'campaign',
    published: opening,
    updated: '2026-11-30',
  },
] as const satisfies readonly Guide[];

/** The address of a guide that is built in: its first texts are files, and its figures and calculator are code. */
export type BuiltInSlug = (typeof guides)[number]['slug'];
/** The address of any guide, without the slash. It has two words at least, so that it is never the key of another part. */
export type GuideSlug = `${string}-${string}`;
/** The key of a figure that a guide shows among its metrics. */
export type GuideMetric = (typeof guides)[number]['metrics'][number];

/**
 * Returns the platform that a guide is about, which is that of its calculator; `undefined` for a guide about no single
 * platform.
 */
export function platformOf({ calculator }: Pick<Guide, 'calculator'>): Platform | undefined {
  return platforms.find((platform) => platform === calculator);
}

/** Returns the built-in guide at an address. */
export const guideBySlug = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug);
export const isBuiltIn = (slug: string): slug is BuiltInSlug => guideBySlug(slug) !== undefined;

/** The figures that a guide can show on its card: those of the built-in guides, whose labels are in the dictionary. */
export const guideMetrics: readonly GuideMetric[] = [...new Set(guides.flatMap(({ metrics }) => metrics))];

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/;
/** The longest address of a guide. */
export const LONGEST_SLUG = 60;

/** Whether a text has the form of a guide's address: two words at least, of small letters and digits, joined by hyphens. */
export const isGuideSlug = (text: string): text is GuideSlug =>
  text.length <= LONGEST_SLUG && SLUG.test(text);
