import type { GoldChanges, KeptList, PassageList } from '../../../contracts/kept-questions.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { callApi } from '../../api/call-api.ts';

/** The kept questions, with what each finds now. */
export const keptQuery = {
  queryKey: ['content', 'kept-questions'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<KeptList> =>
    callApi('GET /kept-questions', { signal }),
};

/** The passages of a language, of which a question can be another wording. */
export const passagesQuery = (locale: Locale) => ({
  queryKey: ['content', 'passages', locale] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PassageList> =>
    callApi('GET /kept-questions/passages', { query: { locale }, signal }),
});

/** The questions of the gold set whose answer a saved draft of the agency's words changes. @param draft its version */
export const goldQuery = (locale: Locale, draft: number) => ({
  queryKey: ['content', 'gold-set', locale, draft] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<GoldChanges> =>
    callApi('GET /kept-questions/gold-set', { query: { locale }, signal }),
});
