import type { WebhookSender } from '../../app/ports.ts';

/**
 * Creates the automation of the demonstration: it accepts each delivery of a sample inside this process, so that the
 * states and the replay of deliveries work without an account. No request is sent, and there is no response to show.
 */
export const createDemoAutomation = (): Pick<WebhookSender, 'send'> => ({
  send: async () => ({ outcome: { kind: 'answered', status: 200 }, answer: null }),
});
