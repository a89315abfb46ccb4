import type { MediaProblem } from '../../../domain/media/picture.ts';
import { useLanguage } from '../../texts.ts';
import type { Refusal } from './refusal.ts';

/**
 * Returns the message about a file that the browser rejects before the API would, or about a picture that could not be
 * prepared. Suspends until the API's messages are loaded: a screen that shows uploads reads them beforehand.
 */
export function useProblemWords(problem: Refusal | MediaProblem | null | undefined): string | undefined {
  const { t } = useLanguage();
  if (!problem) return undefined;
  const sentences: Partial<Record<string, string>> = { ...t.mediaErrors.codes, ...t.media.problems };
  return sentences[problem];
}
