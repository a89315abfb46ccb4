import { IntegrationsSection } from '../../src/admin/integrations/IntegrationsSection.tsx';
import { integrationsQuery } from '../../src/admin/integrations/integration-queries.ts';
import type { IntegrationsDto } from '../../src/contracts/settings/integrations.ts';
import { type Answer, answerCalls, type Call } from '../fake-api.ts';
import { openScreen, texts } from './admin-screen.tsx';

export { refusal } from '../fake-api.ts';
export { texts };

/** The integrations before the first save: all are off. */
export const untouched: IntegrationsDto = {
  version: 0,
  googleAnalytics: {
    measurementId: '',
    isEnabled: false,
    enableEnhancedEcommerce: false,
    enableUserProperties: false,
  },
  googleTagManager: { containerId: '', isEnabled: false },
  googleAds: { conversionId: '', conversionLabel: '', isEnabled: false, enableRemarketing: false },
  metaPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
  tiktokPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
};

/**
 * Replaces the server. It stores the saved integrations, as the real server does; `reply` can replace or delay a
 * response. Paths are relative to `/settings/integrations`.
 */
export function serve(reply: (call: Call) => Answer | Promise<Answer> | undefined = () => undefined) {
  const server = { stored: untouched, calls: [] as Call[], reply };
  answerCalls(async ({ method, path: whole, body }) => {
    const call = { method, path: whole.replace('/settings/integrations', ''), body };
    server.calls.push(call);
    return (await server.reply(call)) ?? byDefault(call);
  });
  function byDefault({ method, path, body }: Call): Answer {
    if (path !== '') throw new Error(`unexpected ${method} ${path}`);
    if (method === 'PUT')
      server.stored = { ...(body as IntegrationsDto), version: server.stored.version + 1 };
    return { data: server.stored };
  }
  return server;
}

/** Opens the section. Returns `refetch`, which loads the data again, as a live event does. */
export function openIntegrations(): { refetch(): Promise<void> } {
  const { client } = openScreen(<IntegrationsSection />, '/dashboard/marketing-integrations');
  return { refetch: () => client.invalidateQueries(integrationsQuery) };
}
