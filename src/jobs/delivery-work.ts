import { type DeliveryPorts, startDue, startSamples } from '../app/delivery/deliver-due.ts';
import { type Destination, destinations } from '../domain/delivery/destinations.ts';
import type { QueuedWork } from './queue-worker.ts';

export interface DeliveryWork extends QueuedWork {
  /** Call it after a lead was stored: if its destination has no address, its delivery must wait as "not configured". */
  leadStored(): void;
  /** Call it after an address has changed: the states of the waiting deliveries are set again. */
  addressesChanged(): void;
}

/** The lane of samples, beside those of the destinations. */
const SAMPLES = 'samples';

/**
 * The deliveries to the agency's automations: one lane for each destination that has an address, and with a
 * demonstration's automation one for the samples.
 */
export function createDeliveryWork(ports: DeliveryPorts): DeliveryWork {
  const configured = (): Destination[] => destinations.filter((name) => ports.addresses.of(name));
  /** Whether deliveries may be in the wrong state: at the start, after a new lead, and after a change of address. */
  let unreconciled = true;

  return {
    lanes: () => (ports.demoAutomation ? [...configured(), SAMPLES] : configured()),
    start: (lane, limit) =>
      lane === SAMPLES ? startSamples(ports, limit) : startDue(ports, lane as Destination, limit),
    async prepare() {
      if (!unreconciled) return;
      unreconciled = false;
      try {
        await ports.queue.reconcile(configured(), ports.clock.now(), ports.demoAutomation !== undefined);
      } catch (error) {
        unreconciled = true;
        throw error;
      }
    },
    leadStored() {
      // When every destination has an address, no delivery has to be set aside.
      if (configured().length < destinations.length) unreconciled = true;
    },
    addressesChanged() {
      unreconciled = true;
    },
  };
}
