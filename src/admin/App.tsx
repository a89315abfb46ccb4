import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { Waiting } from './parts/Waiting.tsx';
import { queryClient } from './session/query-client.ts';
import { type AdminTexts, LanguageProvider } from './texts.ts';
import { themeIn } from './theme.ts';

/** Apart: whoever is signed in does not fetch its form, and whoever is not does not fetch the sections. */
const SignInPage = lazy(async () => ({ default: (await import('./session/SignInPage.tsx')).SignInPage }));
const Guard = lazy(async () => ({ default: (await import('./shell/Guard.tsx')).Guard }));

interface AppProps {
  locale: Locale;
  t: AdminTexts;
  brand: string;
}

/** Everything under `/admin`: the sign-in, and the sections for whoever is signed in. */
export function App({ locale, t, brand }: AppProps) {
  return (
    // The variables stand in admin.css: no style element is made at run time, so the policy needs no exception.
    <MantineProvider
      theme={themeIn(t)}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <LanguageProvider value={{ locale, t }}>
        <QueryClientProvider client={queryClient}>
          <Notifications position="bottom-right" autoClose={3000} />
          <BrowserRouter basename={localizePath(locale, '/admin')}>
            <Suspense fallback={<Waiting />}>
              <Routes>
                <Route index element={<SignInPage brand={brand} />} />
                <Route path="dashboard" element={<Guard brand={brand} />} />
                <Route path="dashboard/:section/*" element={<Guard brand={brand} />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  );
}
