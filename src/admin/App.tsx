import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useRouteError } from 'react-router';
import { type Locale, localizePath } from '../domain/locale/locale.ts';
import { queryClient } from './api/query-client.ts';
import { Guard } from './shell/Guard.tsx';
import { type Language, LanguageProvider } from './texts.ts';
import { themeIn } from './theme.ts';
import { Toasts } from './ui/feedback/Toasts.tsx';
import { Waiting } from './ui/feedback/Waiting.tsx';
import { keepFocus } from './ui/keep-focus.ts';
import { lazyView } from './ui/lazy-view.tsx';

/** Loaded on demand: a signed-in user never fetches the sign-in form. */
const SignInPage = lazyView(['signIn'], async () => (await import('./session/SignInPage.tsx')).SignInPage);
const NewPasswordPage = lazyView(
  ['password', 'signIn', 'account'],
  async () => (await import('./session/NewPasswordPage.tsx')).NewPasswordPage,
);

const StopWeeklyMail = lazyView(
  ['signIn', 'account'],
  async () => (await import('./session/StopWeeklyMail.tsx')).StopWeeklyMail,
);

interface AppProps {
  language: Language;
  brand: string;
}

/** All pages under `/admin` (`/en/admin` …): the sign-in page, and the sections for a signed-in user. */
export function App({ language, brand }: AppProps) {
  const { locale, t } = language;
  const [router] = useState(() => createRouter(locale, brand));
  useEffect(() => keepFocus(), []);
  return (
    // admin.css holds the variables: Mantine creates no style element at run time, so the CSP needs no exception.
    <MantineProvider
      theme={themeIn(t)}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <LanguageProvider value={language}>
        <QueryClientProvider client={queryClient}>
          <Toasts />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </MantineProvider>
  );
}

const createRouter = (locale: Locale, brand: string) =>
  createBrowserRouter(
    [
      {
        element: (
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        ),
        errorElement: <Rethrow />,
        children: [
          { index: true, element: <SignInPage brand={brand} /> },
          { path: 'password', element: <NewPasswordPage brand={brand} /> },
          { path: 'weekly-mail', element: <StopWeeklyMail brand={brand} /> },
          { path: 'dashboard', element: <Guard brand={brand} /> },
          { path: 'dashboard/:section/*', element: <Guard brand={brand} /> },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
    { basename: localizePath(locale, '/admin') },
  );

/** React Router's own error page is in English and shows the stack. This element throws the error out of the router. */
function Rethrow(): never {
  throw useRouteError();
}
