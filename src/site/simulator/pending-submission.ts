import type { SimulationAnswer, SimulationSubmission } from '../../contracts/leads/simulation.ts';
import { type Delivery as DeliveryOf, keptSubmissions } from '../flow/kept-submissions.ts';

export const SUBMIT_PATH = '/simulator/submit';

/** The state of a simulation. `kept`: not received yet, stored in the browser and retried later. */
export type Delivery = DeliveryOf<SimulationAnswer>;

/** Sends simulations so that they are never lost. */
export const { submit: submitSimulation, resend: resendPending } = keptSubmissions<
  SimulationSubmission,
  SimulationAnswer
>(SUBMIT_PATH, 'pendingSimulation');
