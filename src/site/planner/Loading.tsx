import { Bars } from '../../ui/bars.tsx';
import type { PlannerText } from './texts.ts';

const columns = [0.3, 0.55, 0.4, 0.8, 0.6];

/** The analysis under way: the empty columns of a month rise. */
export function Loading({
  t,
  slow,
  stored,
}: {
  t: PlannerText;
  slow: boolean;
  /** Whether the request is stored before the analysis. */
  stored: boolean;
}) {
  return (
    <div className="planner-center">
      <Bars heights={columns} fill={0.7} className="planner-rising" barClassName={(index) => `is-${index}`} />
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.loading.title}
      </h2>
      <ul className="planner-doing">
        {(stored ? t.loading.steps : t.loading.steps.slice(1)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p role="status">{slow && (stored ? t.loading.slow : t.loading.slowOnly)}</p>
    </div>
  );
}
