import { useEffect, useState } from 'react';
import { readApi } from '../../browser/read-api.ts';
import type { PlannerCoverage } from '../../contracts/leads/planner.ts';

/** The share of a month's releases that is announced by now, by month; empty until the server has responded. */
export type Coverage = ReadonlyMap<string, number>;

/** Fetches once how much of each month is announced. Without a response no month is shown as announced. */
export function useCoverage(): Coverage {
  const [coverage, setCoverage] = useState<Coverage>(new Map());
  useEffect(() => {
    let current = true;
    readApi<{ data: PlannerCoverage }>('/planner/coverage')
      .then(({ data }) => {
        if (current) setCoverage(new Map(data.months.map(({ month, share }) => [month, share])));
      })
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  return coverage;
}
