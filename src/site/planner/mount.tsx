import { createRoot } from 'react-dom/client';
import { keepTranslated } from '../../browser/translated-island.ts';
import { Planner, type PlannerProps } from './Planner.tsx';

/** Renders the planner into its host; returns a function that removes it with all typed values. */
export function mountPlanner(host: Element, props: PlannerProps): () => void {
  keepTranslated(host);
  const root = createRoot(host);
  root.render(<Planner {...props} />);
  return () => root.unmount();
}
