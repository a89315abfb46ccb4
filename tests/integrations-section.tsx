import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { IntegrationsSection } from '../src/admin/integrations/IntegrationsSection.tsx';
import { integrationsQuery } from '../src/admin/integrations/integration-queries.ts';
import { LanguageProvider, loadTexts } from '../src/admin/texts.ts';
import { themeIn } from '../src/admin/theme.ts';
import type { IntegrationsDto } from '../src/contracts/integrations.ts';

export const texts = await loadTexts('fr');

/** Nothing saved, nothing on. */
export const untouched: IntegrationsDto = {
  version: 0,
  googleAnalytics: {
    measurementId: '',
    isEnabled: false,
    enableEnhancedEcommerce: false,
    enableUserProperties: false,
  },
  googleTagManager: { containerId: '', isEnabled: false },
  googleAds: { conversionId: '', isEnabled: false, enableRemarketing: false },
  metaPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
  tiktokPixel: { pixelId: '', isEnabled: false, enableAdvancedMatching: false },
};

export interface Call {
  method: string;
  path: string;
  body: unknown;
}
export interface Reply {
  status?: number;
  answer: unknown;
}
export const data = (value: unknown): Reply => ({ answer: { success: true, data: value } });
export const refusal = (status: number, message: string, fields?: Record<string, string>): Reply => ({
  status,
  answer: { success: false, message, fields, requestId: 'r' },
});

/**
 * Stands in for the server. It holds what is saved, as the real one does; `reply` answers a call otherwise, or late. A call
 * that nobody answers fails the test.
 */
export function serve(reply: (call: Call) => Reply | Promise<Reply> | undefined = () => undefined) {
  const server = { stored: untouched, calls: [] as Call[], reply };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = {
      method: init.method ?? 'GET',
      path: address.replace('/api/settings/integrations', ''),
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    };
    server.calls.push(call);
    const found = (await server.reply(call)) ?? byDefault(call);
    if (!found) throw new Error(`unexpected ${call.method} ${call.path}`);
    return Response.json(found.answer, { status: found.status ?? 200 });
  });
  function byDefault({ method, path, body }: Call): Reply | undefined {
    if (path !== '') return undefined;
    if (method === 'PUT')
      server.stored = { ...(body as IntegrationsDto), version: server.stored.version + 1 };
    return data(server.stored);
  }
  return server;
}

/** Opens the section. Gives what a live event does: everything is asked for again. */
export function openIntegrations(): { refetch(): Promise<void> } {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  render(
    <MantineProvider env="test" theme={themeIn(texts)} withCssVariables={false} withGlobalClasses={false}>
      <LanguageProvider value={{ locale: 'fr', t: texts }}>
        <QueryClientProvider client={client}>
          <Notifications />
          <MemoryRouter initialEntries={['/dashboard/marketing-integrations']}>
            <IntegrationsSection />
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  return { refetch: () => client.invalidateQueries(integrationsQuery) };
}
