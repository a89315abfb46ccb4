import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { callApi } from '../../api/call-api.ts';
import { problemKey } from '../wizard/group-problems.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';

const checkKey = (id: string) => ['landing-checks', id] as const;

/**
 * Checks the stored draft before publishing. The check requests all links, so it does not run on each keystroke: `fresh`
 * repeats it for each stored draft.
 * @param languages the languages to publish; by default all that have texts
 */
export function useCheck(
  { page, draft, values }: LandingEditor,
  fresh: boolean,
  languages: readonly Locale[] = locales.filter((locale) => values.texts[locale] !== undefined),
) {
  const client = useQueryClient();
  const { id } = page;
  const { version } = draft.base;
  const query = useQuery({
    queryKey: [...checkKey(id), languages.join(' ')],
    queryFn: ({ signal }) =>
      callApi('POST /landing-pages/{id}/check', {
        params: { id },
        body: { locales: [...languages] },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: languages.length > 0,
  });
  const checked = query.data?.version;
  useEffect(() => {
    if (fresh && checked !== undefined && checked !== version)
      void client.invalidateQueries({ queryKey: checkKey(id) });
  }, [client, id, fresh, checked, version]);
  return { ...query, isCurrent: query.data?.version === version && !query.isPlaceholderData };
}

/** The findings that the editor confirmed by opening their links, while the wizard is open. */
export interface Settled {
  settle: (problem: LandingProblem) => void;
  /** Returns the findings without the confirmed ones. */
  open: (problems: readonly LandingProblem[]) => LandingProblem[];
}

/** Returns the confirmed findings of this wizard. A finding is open again when its value changes. */
export function useSettled(): Settled {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    settle: (problem) => setKeys(new Set([...keys, problemKey(problem)])),
    open: (problems) => problems.filter((problem) => !keys.has(problemKey(problem))),
  };
}
