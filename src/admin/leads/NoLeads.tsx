import { Empty } from '../parts/Empty.tsx';
import { SimulatorAddress } from '../parts/SimulatorAddress.tsx';
import { useLanguage } from '../texts.ts';

/** Before the first lead: what brings one. */
export function NoLeads() {
  const { title, text } = useLanguage().t.leads.empty;
  return (
    <Empty title={title} text={text}>
      <SimulatorAddress />
    </Empty>
  );
}
