import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openScreen, said, texts } from '../../../tests/admin-screen.tsx';
import { SignInPage } from '../session/SignInPage.tsx';
import { Guard } from './Guard.tsx';

const part = (value: object) => btoa(JSON.stringify(value));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = () =>
  openScreen(
    <Routes>
      <Route index element={<SignInPage brand="MDMC" />} />
      <Route path="dashboard/:section/*" element={<Guard brand="MDMC" />} />
    </Routes>,
    '/dashboard/leads',
  );

it('a session whose end the browser itself notices leads to the sign-in page, which says that it has ended', async () => {
  const exp = Date.now() / 1000 - 1;
  localStorage.setItem('admin-auth', `${part({})}.${part({ iss: 'mdmc-admin', exp, sub: 'ana' })}.x`);
  const { address } = open();
  await screen.findByText(said(texts.signIn.expired));
  expect([address(), localStorage.getItem('admin-auth')]).toEqual(['/', null]);
});

it('a browser without a session is led to the sign-in page without a word about an end', async () => {
  const { address } = open();
  await screen.findByRole('heading', { name: texts.signIn.title });
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByText(said(texts.signIn.expired))).toBeNull();
});
