import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { LanguageProvider, loadTexts } from '../src/admin/texts.ts';
import { themeIn } from '../src/admin/theme.ts';

export const texts = await loadTexts('fr');

/** A sentence as the queries read it: they take every space for an ordinary one. */
export const said = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A part of the back office in French, at an address below `/admin`, and the address as it changes. */
export function openScreen(screen: ReactNode, address = '/'): { address: () => string } {
  let current = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    current = pathname + search;
    return null;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test" theme={themeIn(texts)} withCssVariables={false} withGlobalClasses={false}>
      <LanguageProvider value={{ locale: 'fr', t: texts }}>
        <QueryClientProvider client={client}>
          <Notifications />
          <MemoryRouter initialEntries={[address]}>
            <Address />
            {screen}
          </MemoryRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  return { address: () => current };
}
