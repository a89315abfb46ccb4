import { useQuery } from '@tanstack/react-query';
import type { LandingCounts } from '../../contracts/landing.ts';
import { agencyDay } from '../../domain/time/agency-day.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { testsQuery, versionsQuery } from './landing-queries.ts';

/** A change of a page that may explain its figures. */
export interface ChartEvent {
  /** The agency's day, as `2026-11-21`. */
  day: string;
  text: string;
}

/** More lines than these would say nothing of any. */
const MOST_EVENTS = 8;

/** The publications and the starts of tests on the days that are shown, oldest first, the newest ones where they are many. */
export function useChartEvents(id: string, days: Readonly<LandingCounts['days']>): ChartEvent[] {
  const { t } = useLanguage();
  const versions = useQuery(versionsQuery(id)).data?.versions ?? [];
  const tests = useQuery(testsQuery(id)).data?.tests ?? [];
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return [
    ...versions.map(({ at, number }) => ({
      day: agencyDay(Date.parse(at)),
      text: fill(t.editing.versions.number, { number }),
    })),
    ...tests.map(({ firstDay, change }) => ({ day: firstDay, text: t.landing.test.of[change.field] })),
  ]
    .filter(({ day }) => day >= first && day <= last)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(-MOST_EVENTS);
}
