import type { FigureKey } from '../benchmarks/figures.ts';
import { type Platform, platforms } from '../simulator/inputs.ts';

export const guideCategories = ['budget', 'analytics', 'platforms', 'targeting', 'creative'] as const;
export type GuideCategory = (typeof guideCategories)[number];
export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];
/** The guides that give a formula, and so have a calculator. */
export type CalculatorId = 'youtube' | 'meta' | 'tiktok' | 'roi' | 'kpi';

/** What is the same in every language. Titles and texts lie in `content/<locale>/guides/<slug>.mdx`. */
export interface Guide {
  slug: string;
  category: GuideCategory;
  difficulty: Difficulty;
  featured: boolean;
  /** Cards show the first two; labels lie in the `guides` dictionary. */
  metrics: readonly FigureKey[];
  calculator?: CalculatorId;
  /** The list in its breadcrumb. */
  parent: 'guides' | 'hub';
  /** What its end offers to write for. */
  offer: 'campaign' | 'audit';
  /** Days of first publication and of the last change of its substance, ISO. */
  published: string;
  updated: string;
}

const opening = '2026-11-21';
const rewritten = '2026-11-22';

/** In reading order: each guide's end leads to the next. */
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
    updated: opening,
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
    updated: opening,
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
    updated: rewritten,
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
    updated: rewritten,
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
    updated: rewritten,
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
    updated: opening,
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
    updated: opening,
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
    updated: opening,
  },
] as const satisfies readonly Guide[];

export type GuideSlug = (typeof guides)[number]['slug'];
/** A figure that a guide shows of itself. */
export type GuideMetric = (typeof guides)[number]['metrics'][number];

/** The platform that a guide is about, where it is one: its calculator computes for it. */
export function platformOf({ calculator }: Pick<Guide, 'calculator'>): Platform | undefined {
  return platforms.find((platform) => platform === calculator);
}

export const guideBySlug = (slug: string): Guide | undefined => guides.find((guide) => guide.slug === slug);
