import type { MediaProblem } from '../../../domain/media/picture.ts';
import { useLanguage } from '../../texts.ts';
import type { Refusal } from './refusal.ts';

/**
 * Returns the sentence about a file that the browser refuses before the API would, or about a picture that could not be
 * prepared. Suspends until the API's sentences are there: a screen that shows uploads reads them before.
 */
export function useProblemWords(problem: Refusal | MediaProblem | null | undefined): string | undefined {
  const { t } = useLanguage();
  if (!problem) return undefined;
  const sentences: Partial<Record<string, string>> = { ...t.mediaErrors.codes, ...t.media.problems };
  return sentences[problem];
}
