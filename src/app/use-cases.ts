import type { ContactAnswer, ContactSubmission } from '../contracts/contact.ts';
import type { RatesAnswer, SimulationAnswer, SimulationSubmission } from '../contracts/simulation.ts';
import { checkReadiness, type ReadinessPorts } from './health/check-readiness.ts';
import type { RequestFacts } from './lead/lead-origin.ts';
import type { LeadPorts } from './lead/store-lead.ts';
import { submitContact } from './lead/submit-contact.ts';
import { submitSimulation } from './lead/submit-simulation.ts';
import type { Result } from './result.ts';
import { listRates } from './simulator/list-rates.ts';

/** Everything that the API and the pages can ask for, with its ports already in hand. */
export interface UseCases {
  submitContact(
    submission: ContactSubmission,
    facts: RequestFacts,
  ): Promise<Result<ContactAnswer, 'idempotency_conflict'>>;
  submitSimulation(
    submission: SimulationSubmission,
    facts: RequestFacts,
  ): Promise<Result<SimulationAnswer, 'no_estimate' | 'idempotency_conflict'>>;
  listRates(): RatesAnswer;
  isReady(): Promise<boolean>;
}

export function bindUseCases(ports: LeadPorts & ReadinessPorts): UseCases {
  return {
    submitContact: (submission, facts) => submitContact(ports, submission, facts),
    submitSimulation: (submission, facts) => submitSimulation(ports, submission, facts),
    listRates,
    isReady: () => checkReadiness(ports),
  };
}
