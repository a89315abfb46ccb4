import type { PlannerAnalysis } from '../../contracts/planner.ts';
import type { Wording } from './texts.ts';

/** The deadlines that are over, said before anything else. */
export function Missed({ wording: { t }, steps }: { wording: Wording; steps: PlannerAnalysis['steps'] }) {
  const late = steps.filter((step) => step.late);
  // The delivery is the deadline that can move the release; the others are work of one's own.
  const worst = late.find(({ key }) => key === 'deliver') ?? late[0];
  if (!worst) return null;
  const sentence = late.length === 1 ? t.results.missedOne : t.results.missedMany;
  const [before = '', after = ''] = sentence.split('{step}');
  return (
    <p className="planner-missed">
      <strong>{late.length}</strong>
      <span>
        {before}
        <b>{worst.title}</b>
        {after}
      </span>
    </p>
  );
}
