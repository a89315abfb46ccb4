import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { LeadsSection } from '../src/admin/leads/LeadsSection.tsx';
import { LanguageProvider, loadTexts } from '../src/admin/texts.ts';
import { themeIn } from '../src/admin/theme.ts';
import type { LeadDetailDto, LeadRowDto } from '../src/contracts/lead.ts';

export { serve } from './fake-api.ts';

// A busy machine draws a drawer in more than the usual second.
configure({ asyncUtilTimeout: 4000 });

const admin = await loadTexts('fr');
export const t = admin.leads;

export const row = (id: string, values: Partial<LeadRowDto> = {}): LeadRowDto => ({
  id,
  kind: 'simulation',
  createdAt: '2026-11-20T10:00:00Z',
  name: `Artiste ${id}`,
  email: `${id}@exemple.fr`,
  platform: 'youtube',
  budget: 1500,
  locale: 'fr',
  source: 'google.com',
  status: 'new',
  assignee: null,
  delivery: 'delivered',
  demo: false,
  ...values,
});

export const detail = (id: string, values: Partial<LeadDetailDto> = {}): LeadDetailDto => ({
  ...row(id),
  fields: { artistName: `Artiste ${id}`, email: `${id}@exemple.fr`, platform: 'youtube', budget: 1500 },
  costVersion: 1,
  page: '/youtube-ads',
  referrer: null,
  utm: {},
  userAgentFamily: 'Safari mobile',
  consent: null,
  deliveries: [],
  events: [{ kind: 'created', at: '2026-11-20T10:00:00Z' }],
  ...values,
});

export const listOf = (...items: LeadRowDto[]) => ({
  data: { items, total: items.length, page: 1, pageSize: 25 },
});

/** The section at an address below `/admin`, and the address as it changes. */
export function open(address: string): { address: () => string } {
  let current = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test" theme={themeIn(admin)} withCssVariables={false} withGlobalClasses={false}>
      <LanguageProvider value={{ locale: 'fr', t: admin }}>
        <QueryClientProvider client={client}>
          <Notifications />
          <MemoryRouter initialEntries={[address]}>
            <Address />
            <Routes>
              <Route path="dashboard/:section/*" element={<LeadsSection />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  return { address: () => current };
}
