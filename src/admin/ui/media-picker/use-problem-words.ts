import { useQuery } from '@tanstack/react-query';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { MediaProblem } from '../../../domain/media/picture.ts';
import type { media } from '../../../i18n/dictionaries/fr/media.ts';
import { useLanguage } from '../../texts.ts';
import type { Refusal } from './refusal.ts';

const files = import.meta.glob<{ media: typeof media }>('../../../i18n/dictionaries/*/media.ts');

async function sentencesIn(locale: Locale): Promise<typeof media.codes> {
  const load = files[`../../../i18n/dictionaries/${locale}/media.ts`];
  if (!load) throw new Error(`No sentences about pictures in ${locale}`);
  return (await load()).media.codes;
}

/**
 * Returns the sentence about a file that the browser refuses before the API would, or about a picture that could not be
 * prepared. The API's sentences are fetched when there is a problem; `undefined` until then.
 */
export function useProblemWords(problem: Refusal | MediaProblem | null | undefined): string | undefined {
  const { locale, t } = useLanguage();
  const { data } = useQuery({
    queryKey: ['media-sentences', locale],
    queryFn: () => sentencesIn(locale),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(problem),
  });
  const sentences: Partial<Record<string, string>> = { ...data, ...t.media.problems };
  return problem ? sentences[problem] : undefined;
}
