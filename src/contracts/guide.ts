import type { Guide, GuideMetric } from '../domain/guide/guides.ts';

/** A guide for lists and cards: its facts and its texts in one language, with the figures filled in. */
export interface GuideSummary extends Guide {
  metrics: readonly GuideMetric[];
  /** The question that the guide answers. */
  title: string;
  /** A short title for breadcrumbs and cards. */
  name: string;
  description: string;
  lead: string;
  /** Reading time. */
  minutes: number;
}
