import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { SettingsSection } from '../src/admin/settings/SettingsSection.tsx';
import { LanguageProvider, loadTexts } from '../src/admin/texts.ts';
import { themeIn } from '../src/admin/theme.ts';

export const admin = await loadTexts('fr');

/** The settings at a page of theirs. Their texts come as a promise: React wants to be waited for. */
export const open = (page = ''): Promise<void> =>
  act(async () => {
    render(
      <MantineProvider env="test" theme={themeIn(admin)} withCssVariables={false} withGlobalClasses={false}>
        <LanguageProvider value={{ locale: 'fr', t: admin }}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <Notifications />
            <MemoryRouter initialEntries={[`/dashboard/settings${page}`]}>
              <Routes>
                <Route path="dashboard/:section/*" element={<SettingsSection />} />
              </Routes>
            </MemoryRouter>
          </QueryClientProvider>
        </LanguageProvider>
      </MantineProvider>,
    );
  });
