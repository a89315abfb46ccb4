import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { SimulatorAddress } from '../ui/SimulatorAddress.tsx';

/** The list without any lead: the address of the simulator, which brings leads. */
export function NoLeads() {
  const { title, text } = useLanguage().t.leads.empty;
  return (
    <Empty title={title} text={text}>
      <SimulatorAddress />
    </Empty>
  );
}
