import { type LeadStatus, leadStatuses } from '../../domain/lead/lead-values.ts';
import { useLanguage } from '../texts.ts';

/** The number of lit bars: a won lead lights all five, a lost lead none. */
const levels: Record<LeadStatus, number> = { new: 1, contacted: 2, qualified: 3, won: 5, lost: 0 };

/** The status of a lead, as a level meter of five bars and as a word. */
export function StatusMeter({ status }: { status: LeadStatus }) {
  const { t } = useLanguage();
  return (
    <span className="leads-status" data-status={status}>
      <StatusBars status={status} />
      {t.leads.statuses[status]}
    </span>
  );
}

/** Only the bars, to be used beside the word of the status. */
export const StatusBars = ({ status }: { status: LeadStatus }) => (
  <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
    {leadStatuses.map((step, bar) => {
      const height = levels[status] === 0 ? 3 : 4 + bar * 3;
      return (
        <rect
          key={step}
          data-lit={bar < levels[status] || undefined}
          x={bar * 6}
          y={16 - height}
          width="4"
          height={height}
          rx="1.25"
        />
      );
    })}
  </svg>
);
