import { figures } from '../benchmarks/figures.ts';

/** From how many seconds on the view of an ad counts (`docs/decisions/0129-reports-of-platforms-are-read-by-rules.md`). */
export const VIEW_SECONDS = {
  youtube: figures['rules.google.view'].value,
  meta: 3,
  tiktok: figures['rules.tiktok.focusedView'].value,
} as const;
