import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { vi } from 'vitest';
import { LanguageProvider, loadTexts } from '../../src/admin/texts.ts';
import { themeIn } from '../../src/admin/theme.ts';

// On a busy machine, a drawer takes more than the default second to render.
configure({ asyncUtilTimeout: 4000 });

export const texts = await loadTexts('fr');

/** Converts a sentence to the form that the queries compare: they read every space as an ordinary space. */
export const said = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns a matcher for a sentence in which a typed text is in a separate element. */
export const inParts =
  (text: string) =>
  (own: string, element: Element | null): boolean =>
    own !== '' && said(element?.textContent ?? '') === said(text);

/** Gives the window the width of a phone until `vi.unstubAllGlobals()`. */
export function inNarrowWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Gives the window the width at which the panel is shown beside the list, until `vi.unstubAllGlobals()`. */
export function inWideWindow(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 1200px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

export interface Screen {
  /** Returns the current address. */
  address(): string;
  /** Goes to an address, as a link or a command does; -1 goes back, as the browser's button does. */
  go(to: string | -1): Promise<void>;
  client: QueryClient;
}

/** Renders a part of the back office in French, at an address below `/admin`. */
export function openScreen(screen: ReactNode, address = '/'): Screen {
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  render(
    <MantineProvider env="test" theme={themeIn(texts)} withCssVariables={false} withGlobalClasses={false}>
      <LanguageProvider value={{ locale: 'fr', t: texts }}>
        <QueryClientProvider client={client}>
          <Notifications />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>,
  );
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to))),
    client,
  };
}

/** Mounts a section at the route that it has in the back office. */
export const sectionRoute = (section: ReactNode) => (
  <Routes>
    <Route path="dashboard/:section/*" element={section} />
  </Routes>
);
