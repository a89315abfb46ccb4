import { keepForReload, takeHandedOver } from '../../browser/hand-over.ts';
import {
  parseSimulatorHref,
  SIMULATOR_FRAGMENT,
  type SimulatorPrefill,
  simulatorHref,
} from '../../domain/simulator/opener.ts';
import { type Show as ShowFlow, startFlow } from '../flow/opener.ts';

/** Shows the simulator, and returns a function that removes it. */
export type Show = ShowFlow<SimulatorPrefill>;

/**
 * Opens the simulator for the fragments `#simulator` and `#simulator?…`. The fallback with that id has no box once
 * `data-simulator` is set. Name and address never stay in the address.
 */
export const startOpener = (load: () => Promise<Show>): void =>
  startFlow({
    name: SIMULATOR_FRAGMENT,
    parse: parseSimulatorHref,
    address: simulatorHref,
    load,
    early: true,
    keep: keepForReload,
    arrive(prefill) {
      if (prefill.name || prefill.email) history.replaceState(history.state, '', simulatorHref(prefill));
      return { ...prefill, ...takeHandedOver() };
    },
  });
