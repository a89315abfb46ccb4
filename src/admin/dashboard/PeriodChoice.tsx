import { SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { dashboardPeriods } from '../../domain/dashboard/scale.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { lazyView } from '../ui/lazy-view.tsx';
import type { Ends, Period } from './period.ts';

/** Most periods are the last days, and need no field. */
const OwnDates = lazyView([], async () => (await import('./OwnDates.tsx')).OwnDates);

interface PeriodChoiceProps {
  period: Period;
  /** First and last day of the shown period, the initial values of own dates. */
  shown: Ends | undefined;
  choose: (period: Period) => void;
}
/** The period: the last days, or dates of one's own. */
export function PeriodChoice({ period, shown, choose }: PeriodChoiceProps) {
  const { t } = useLanguage();
  const own = 'from' in period ? period : undefined;
  return (
    <div className="period">
      <SegmentedControl
        aria-label={t.dashboard.period}
        value={'days' in period ? period.days : 'own'}
        onChange={(value) => {
          const days = dashboardPeriods.find((known) => known === value);
          if (days) choose({ days });
          else if (shown) choose({ from: shown.from, to: shown.to });
        }}
        data={[
          ...dashboardPeriods.map((value) => ({ value, label: fill(t.dashboard.days, { count: value }) })),
          { value: 'own', label: t.dashboard.own.segment },
        ]}
      />
      {own && (
        <Suspense>
          <OwnDates own={own} choose={choose} />
        </Suspense>
      )}
    </div>
  );
}
