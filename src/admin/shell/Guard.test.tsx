import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { markerFor, tokenFor } from '../../../tests/accounts/session-tokens.ts';
import { openScreen, said, texts } from '../../../tests/screens/admin-screen.tsx';
import { SignInPage } from '../session/SignInPage.tsx';
import { Guard } from './Guard.tsx';

beforeEach(() => localStorage.clear());

const open = () =>
  openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard/:section/*" element={<Guard brand="MDMC" />} />
    </Routes>,
    '/dashboard/leads',
  );

it('a session that has expired by the browser’s clock redirects to the sign-in page with the reason', async () => {
  const exp = Date.now() / 1000 - 1;
  localStorage.setItem('admin-auth', markerFor(tokenFor('ana', 'a', exp)));
  const { address } = open();
  await screen.findByText(said(texts.signIn.expired));
  expect([address(), localStorage.getItem('admin-auth')]).toEqual(['/', null]);
});

it('a browser without a session is redirected to the sign-in page without a reason', async () => {
  const { address } = open();
  await screen.findByRole('heading', { name: texts.signIn.title });
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByText(said(texts.signIn.expired))).toBeNull();
});
