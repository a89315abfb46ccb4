import { useEffect, useRef, useState } from 'react';
import { postJson } from '../../browser/api.ts';
import { pushFormSubmit } from '../../browser/data-layer.ts';
import { leadContext } from '../../browser/lead-context.ts';
import type { SimulationInputs } from '../../contracts/simulation.ts';
import { BUILT_IN_VERSION } from '../../domain/simulator/cost-table.ts';
import type { HostProps } from './host-props.ts';
import { type Delivery, SUBMIT_PATH, submitSimulation } from './pending-submission.ts';
import type { Answers, Result } from './simulator-state.ts';

/**
 * Sends each result in the background and tells where it stands. Computing again with answers that were already sent
 * is the same lead and stays under its key. Without an estimate the server stores nothing; it is asked all the same,
 * once, because it logs the combination that the table lacks.
 */
export function useSubmission(
  result: Result | undefined,
  answers: Answers,
  { locale, costs }: Pick<HostProps, 'locale' | 'costs'>,
): Delivery | undefined {
  const [deliveries, setDeliveries] = useState<Partial<Record<string, Delivery>>>({});
  const [shownAt] = useState(() => Date.now());
  const sent = useRef(new Set<string>());

  const inputs: SimulationInputs | undefined = result && {
    ...result.inputs,
    artistName: answers.artistName.trim(),
    email: answers.email.trim(),
    ...(answers.link?.trim() && { link: answers.link.trim() }),
  };
  const lead = JSON.stringify(inputs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each computation, with the answers of its moment
  useEffect(() => {
    if (!inputs) return;
    const body = {
      ...inputs,
      ...leadContext(locale, shownAt),
      website: answers.website,
      // What was shown is what is stored, also when another table was saved since the page was opened.
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
    submitSimulation(body, (delivery) => setDeliveries((known) => ({ ...known, [lead]: delivery })));
  }, [result]);

  return deliveries[lead];
}
