import { createRoot } from 'react-dom/client';
import { Simulator, type SimulatorProps } from './Simulator.tsx';

/** Shows the simulator in its host; gives what takes it away, with everything that was typed. */
export function mountSimulator(host: Element, props: SimulatorProps): () => void {
  const root = createRoot(host);
  root.render(<Simulator {...props} />);
  return () => root.unmount();
}
