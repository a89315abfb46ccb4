import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../tests/fake-api.ts';
import { openScreen, texts } from '../../../tests/screens/admin-screen.tsx';
import { PasswordForm } from './PasswordForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a rate-limited change of the password shows a countdown until the next attempt', async () => {
  let retryAfter: string | null = '8';
  serve({
    'POST /auth/password': () =>
      Response.json(
        { success: false, code: 'rate_limited', message: 'Patientez.' },
        { status: 429, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
      ),
  });
  openScreen(<PasswordForm email="ana@agence.fr" />);
  // The fields are required: a click on the button would not submit them empty.
  const form = screen.getByRole('button', { name: texts.account.change }).closest('form');
  const submit = () => form && fireEvent.submit(form);
  const shown = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  submit();
  await waitFor(() => expect(shown()).toContain('Réessayez dans 8 secondes.'));
  expect(shown()).not.toContain('Patientez.');
  retryAfter = null;
  submit();
  await waitFor(() => expect(shown()).toContain('Patientez.'));
  expect(shown()).not.toContain('Réessayez dans');
});
