import { Bars } from '../../ui/bars.tsx';
import type { PlannerText } from './texts.ts';

const columns = [0.3, 0.55, 0.4, 0.8, 0.6];

/** The analysis under way: the empty columns of a month rise. */
export function Loading({ t, slow }: { t: PlannerText; slow: boolean }) {
  return (
    <div className="planner-center">
      <Bars heights={columns} fill={0.7} className="planner-rising" barClassName={(index) => `is-${index}`} />
      <h2 data-step-heading="" tabIndex={-1} className="planner-title">
        {t.loading.title}
      </h2>
      <ul className="planner-doing">
        {t.loading.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p role="status">{slow && t.loading.slow}</p>
    </div>
  );
}
