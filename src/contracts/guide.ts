import type { Guide, GuideMetric, GuideSlug } from '../domain/guide/guides.ts';

/** A guide as lists and cards show it: what is the same everywhere, and the texts of one language, figures filled in. */
export interface GuideSummary extends Guide {
  slug: GuideSlug;
  metrics: readonly GuideMetric[];
  /** The question that the guide answers. */
  title: string;
  /** Short, for breadcrumbs and cards. */
  name: string;
  description: string;
  lead: string;
  /** How long its text takes to read. */
  minutes: number;
}
