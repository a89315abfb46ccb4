import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { vi } from 'vitest';
import { LanguageProvider, loadTexts } from '../src/admin/texts.ts';
import { themeIn } from '../src/admin/theme.ts';

// A busy machine draws a drawer in more than the usual second.
configure({ asyncUtilTimeout: 4000 });

export const texts = await loadTexts('fr');

/** A sentence as the queries read it: they take every space for an ordinary one. */
export const said = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Finds a sentence of which what somebody typed is an element of its own. */
export const inParts =
  (text: string) =>
  (own: string, element: Element | null): boolean =>
    own !== '' && said(element?.textContent ?? '') === said(text);

/** Until `vi.unstubAllGlobals()`, the window is a phone's. */
export function inNarrowWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

export interface Screen {
  /** The address as it changes. */
  address(): string;
  /** Leads to an address, as a link or a command does. */
  go(to: string): void;
  client: QueryClient;
}

/** A part of the back office in French, at an address below `/admin`. */
export function openScreen(screen: ReactNode, address = '/'): Screen {
  let current = '';
  let go: Screen['go'] = () => {};
  const Address = () => {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    current = pathname + search;
    go = (to) => act(() => navigate(to));
    return null;
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
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
  return { address: () => current, go: (to) => go(to), client };
}

/** A section where the back office has it. */
export const sectionRoute = (section: ReactNode) => (
  <Routes>
    <Route path="dashboard/:section/*" element={section} />
  </Routes>
);
