import { useEffect, useRef, useState } from 'react';
import { postJson } from '../../browser/api.ts';
import { pushFormSubmit } from '../../browser/data-layer.ts';
import { leadContext } from '../../browser/lead-context.ts';
import type { SimulationInputs } from '../../contracts/leads/simulation.ts';
import { BUILT_IN_VERSION } from '../../domain/simulator/cost-table.ts';
import { TRAP_FIELD } from '../../domain/spam/spam.ts';
import type { HostProps } from './host-props.ts';
import { type Delivery, SUBMIT_PATH, submitSimulation } from './pending-submission.ts';
import type { Answers, Result } from './simulator-state.ts';

/**
 * Sends each result in the background and returns the state of its submission. Unchanged answers are the same lead, and
 * are not sent twice. A result without an estimate is also sent, once: the server stores no lead, but logs the
 * combination that the table lacks.
 */
export function useSubmission(
  result: Result | undefined,
  answers: Answers,
  { locale, costs }: Pick<HostProps, 'locale' | 'costs'>,
): Delivery | undefined {
  const [deliveries, setDeliveries] = useState<Partial<Record<string, Delivery>>>({});
  const [shownAt] = useState(() => performance.now());
  const sent = useRef(new Set<string>());

  const inputs: SimulationInputs | undefined = result && {
    ...result.inputs,
    artistName: answers.artistName.trim(),
    email: answers.email.trim(),
    ...(answers.link?.trim() && { link: answers.link.trim() }),
  };
  const lead = JSON.stringify(inputs);
  // A submission may be answered after the flow was removed.
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per computation, with the answers at that time
  useEffect(() => {
    if (!inputs) return;
    const body = {
      ...inputs,
      ...leadContext(locale, shownAt),
      [TRAP_FIELD]: answers.trap,
      // The version of the shown figures, so that these are stored even if another table was saved in the meantime.
      costVersion: costs?.version ?? BUILT_IN_VERSION,
    };
    if (!result?.estimate) {
      void postJson(SUBMIT_PATH, body);
      return;
    }
    const { budget, platform, campaignType, country } = inputs;
    pushFormSubmit({ value: budget, platform, campaign_type: campaignType, country });
    if (sent.current.has(lead)) return;
    sent.current.add(lead);
    submitSimulation(body, (delivery) => {
      if (mounted.current) setDeliveries((known) => ({ ...known, [lead]: delivery }));
    });
  }, [result]);

  return deliveries[lead];
}
