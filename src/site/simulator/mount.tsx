import { createRoot } from 'react-dom/client';
import { keepTranslated } from '../../browser/translated-island.ts';
import { Simulator, type SimulatorProps } from './Simulator.tsx';

/** Renders the simulator into its host; returns a function that removes it with all typed values. */
export function mountSimulator(host: Element, props: SimulatorProps): () => void {
  keepTranslated(host);
  const root = createRoot(host);
  root.render(<Simulator {...props} />);
  return () => root.unmount();
}
