import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute } from '../../../../tests/screens/admin-screen.tsx';
import { admin } from '../../../../tests/screens/settings-section.tsx';
import { company } from '../../../../tests/settings-answers.ts';
import { adminSettings as t } from '../../../i18n/dictionaries/admin-settings/fr.ts';
import { fill } from '../../../i18n/format.ts';
import { useBrand } from '../../api/brand.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { bodyOf, draftOf } from './company-draft.ts';

// On a busy machine, loading a page's chunk takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

/** The brand in the rail. */
const Rail = () => <b data-testid="rail">{useBrand('Avant')}</b>;

/** Opens the page of the company, and saves the brand `Écho`. */
async function save(stored: Parameters<typeof serve>[0][string]) {
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }),
    'GET /settings/company': () => ({ data: company }),
    'PUT /settings/company': stored,
  });
  const page = (
    <>
      <Rail />
      {sectionRoute(<SettingsSection />)}
    </>
  );
  await act(async () => {
    openScreen(page, '/dashboard/settings/company');
  });
  const brand = await screen.findByRole('textbox', { name: t.company.fields.brand });
  expect(screen.getByTestId('rail').textContent).toBe('Avant');
  fireEvent.change(brand, { target: { value: 'Écho' } });
  fireEvent.click(screen.getByRole('button', { name: admin.common.save }));
  return calls;
}

it('a saved brand is in the rail at once', async () => {
  await save(({ body }) => ({ data: { ...(body as object), version: 1 } }));
  await waitFor(() => expect(screen.getByTestId('rail').textContent).toBe('Écho'));
});

it('the error of a rejected field is shown once: at the field, and not above the button as well', async () => {
  await save(() => refusal(422, 'Certains champs sont à corriger.', { brand: 'Trop long.' }));
  await screen.findByText('Trop long.');
  expect(screen.getAllByText('Trop long.')).toHaveLength(1);
  expect(screen.queryByText('Certains champs sont à corriger.')).toBeNull();
  expect(screen.queryAllByRole('alert').filter((alert) => alert.querySelector('[role=alert]'))).toEqual([]);
  expect(screen.getByTestId('rail').textContent).toBe('Avant');
});

it('a value in brackets is an empty field that is marked as to be filled in, and may stay so', async () => {
  const calls = await save(({ body }) => ({ data: { ...(body as object), version: 1 } }));
  await screen.findByText(t.company.saved);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(t.company.fields.name) });
  expect(name.value).toBe('');
  // The name in brackets, and the address of an example domain.
  expect(screen.getAllByText(t.company.toFillIn)).toHaveLength(2);
  expect(said(screen.getByRole('note').textContent ?? '')).toBe(
    said(fill(t.company.left.other, { count: 2 })),
  );
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: '[COMPANY_NAME]',
    director: company.director,
  });
  fireEvent.change(name, { target: { value: 'Écho Musique' } });
  expect(screen.getAllByText(t.company.toFillIn)).toHaveLength(1);
  expect(screen.getByRole('note').textContent).toContain('1 champ reste');
});

it('a deleted value is sent as empty, so that the server can reject it', async () => {
  const draft = draftOf(company);
  expect(bodyOf(company, { ...draft, director: ' ', name: '' })).toMatchObject({
    director: ' ',
    name: '[COMPANY_NAME]',
  });
  expect(bodyOf(company, { ...draft, capital: '10 000' }).capital).toBe('10000');
});

it('a missing fee is marked, is validated before it is sent, and shows the line that pages will show', async () => {
  const missing = { ...company, fee: { kind: 'missing' as const } };
  const calls = serve({
    'GET /auth/me': () => ({ data: { id: 'me', email: 'boss@example.com', role: 'admin' } }),
    'GET /settings/company': () => ({ data: missing }),
    'PUT /settings/company': ({ body }) => ({ data: { ...(body as object), version: 1 } }),
  });
  await act(async () => {
    openScreen(sectionRoute(<SettingsSection />), '/dashboard/settings/company');
  });
  const { fee } = t.company;
  fireEvent.click(await screen.findByRole('radio', { name: fee.kinds.percentage }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  type(fee.percent, '250');
  fireEvent.click(screen.getByRole('button', { name: admin.common.save }));
  expect(await screen.findByText(fee.percentError)).toBeDefined();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  type(fee.percent, '12,5 %');
  type(fee.minimum, '150');
  for (const input of screen.getAllByRole<HTMLInputElement>('textbox'))
    if (input.name.startsWith('feeCovers')) fireEvent.change(input, { target: { value: 'Réglage' } });
  expect(said(document.body.textContent ?? '')).toContain(
    said('500 € de publicité par mois, honoraires en plus : 12,5 %, au moins 150 €'),
  );
  fireEvent.click(screen.getByRole('button', { name: admin.common.save }));
  await screen.findByText(t.company.saved);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    fee: { kind: 'percentage', percent: 12.5, minimum: 150, covers: { pt: 'Réglage' } },
  });
});
