import { notifications } from '@mantine/notifications';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { said } from '../../../tests/screens/admin-screen.tsx';
import {
  openIntegrations,
  refusal,
  serve,
  texts,
  untouched,
} from '../../../tests/screens/integrations-section.tsx';
import { type IntegrationName, integrationNames, integrations } from '../../domain/settings/integrations.ts';

const t = texts.integrations;
afterEach(() => {
  cleanup();
  notifications.clean();
  vi.unstubAllGlobals();
});

const tab = (name: IntegrationName) => screen.getByRole('tab', { name: new RegExp(`^${t.names[name]}`) });
const panel = () => within(screen.getByRole('tabpanel'));
const field = (name: IntegrationName) => panel().getByLabelText<HTMLInputElement>(t.id[name]);
const type = (name: IntegrationName, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(texts.common.save);
const opened = async () => {
  const section = openIntegrations();
  await screen.findByRole('tablist');
  return section;
};

it('the section shows five tabs, those of sends and of proofs, with identifier, needed consent, and switches', async () => {
  serve();
  await opened();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Google Analytics',
    'Tag Manager',
    'Google Ads',
    'Pixel Meta',
    'Pixel TikTok',
    t.sends,
    t.proofs,
  ]);
  const needs: Record<IntegrationName, string> = {
    googleAnalytics: 'mesure d’audience.',
    googleTagManager: 'mesure d’audience et publicité.',
    googleAds: 'publicité.',
    metaPixel: 'publicité.',
    tiktokPixel: 'publicité.',
  };
  for (const name of integrationNames) {
    fireEvent.click(tab(name));
    expect(field(name).value).toBe('');
    expect(panel().getByText(`Ne se charge que si le visiteur accepte : ${needs[name]}`)).toBeDefined();
    const switches = panel().getAllByRole('switch');
    expect(switches).toHaveLength(1 + integrations[name].toggles.length);
    expect(panel().getByRole<HTMLButtonElement>('button', { name: t.test.action }).disabled).toBe(true);
  }
  expect(screen.getByText(said(t.fromServer))).toBeDefined();
});

it('the form saves all five integrations in one request, says so, and marks the active tabs', async () => {
  const server = serve();
  await opened();
  type('googleAnalytics', ' G-ABCDE12345 ');
  fireEvent.click(panel().getByRole('switch', { name: t.enabled }));
  fireEvent.click(panel().getByRole('switch', { name: t.toggles.enableUserProperties.label }));
  fireEvent.click(tab('metaPixel'));
  type('metaPixel', '123456789012345');
  expect(screen.getByText(texts.common.form.unsaved)).toBeDefined();
  save();
  await screen.findByText(said(t.saved));
  expect(server.calls.at(-1)).toEqual({
    method: 'PUT',
    path: '',
    body: {
      ...untouched,
      googleAnalytics: {
        measurementId: ' G-ABCDE12345 ',
        isEnabled: true,
        enableEnhancedEcommerce: false,
        enableUserProperties: true,
      },
      metaPixel: { pixelId: '123456789012345', isEnabled: false, enableAdvancedMatching: false },
    },
  });
  await waitFor(() => expect(screen.queryByText(texts.common.form.unsaved)).toBeNull());
  expect(tab('googleAnalytics').textContent).toBe(`${t.names.googleAnalytics}${t.on}`);
  expect(tab('metaPixel').textContent).toBe(t.names.metaPixel);
});

it('the form shows the error of a wrong identifier from blur until it is right or empty', async () => {
  serve();
  await opened();
  const error = () => panel().queryByText(said(t.wrong.invalid_ga_id));
  type('googleAnalytics', 'G-1');
  expect(error()).toBeNull();
  fireEvent.blur(field('googleAnalytics'));
  // Not before the pointer is released.
  expect(error()).toBeNull();
  await waitFor(() => expect(error()).not.toBeNull());
  expect(field('googleAnalytics').getAttribute('aria-invalid')).toBe('true');
  expect(tab('googleAnalytics').textContent).toContain(t.toCorrect);
  type('googleAnalytics', 'G-ABCDE12345');
  expect(error()).toBeNull();
  type('googleAnalytics', 'x');
  expect(error()).not.toBeNull();
  type('googleAnalytics', '');
  expect(error()).toBeNull();
});

it('the form is not sent while an identifier is wrong, and opens the tab of that identifier', async () => {
  const server = serve();
  await opened();
  fireEvent.click(tab('tiktokPixel'));
  type('tiktokPixel', '123');
  fireEvent.click(tab('googleAds'));
  save();
  expect(tab('tiktokPixel').getAttribute('aria-selected')).toBe('true');
  expect(panel().getByText(said(t.wrong.invalid_tiktok_id))).toBeDefined();
  expect(document.activeElement).toBe(field('tiktokPixel'));
  expect(server.calls.map(({ method }) => method)).not.toContain('PUT');
});

it('the form shows the error that only the server found, and keeps the typed values', async () => {
  serve(({ method }) => (method === 'PUT' ? refusal(422, 'À corriger.', { metaPixel: 'Non.' }) : undefined));
  await opened();
  type('googleAnalytics', 'G-ABCDE12345');
  save();
  // At its field, and nowhere else.
  expect(await screen.findAllByText('Non.')).toHaveLength(1);
  expect(screen.queryByText('À corriger.')).toBeNull();
  expect(tab('metaPixel').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(tab('googleAnalytics'));
  expect(field('googleAnalytics').value).toBe('G-ABCDE12345');
});

it('the test button tests the typed identifier, takes 300 ms at least, and shows result and limits', async () => {
  const server = serve(({ path }) =>
    path === '/googleAds/test'
      ? { data: { result: 'unknown', detail: 'HTTP 404', durationMs: 9 } }
      : undefined,
  );
  await opened();
  fireEvent.click(tab('googleAds'));
  type('googleAds', 'AW-123456789 ');
  const before = performance.now();
  press(t.test.action);
  expect(await screen.findByText(t.test.testing)).toBeDefined();
  await screen.findByText('Identifiant inconnu (HTTP 404).');
  expect(performance.now() - before).toBeGreaterThanOrEqual(295);
  expect(screen.getByText(said(t.test.limits.googleAds))).toBeDefined();
  expect(server.calls.at(-1)).toEqual({
    method: 'POST',
    path: '/googleAds/test',
    body: { id: 'AW-123456789' },
  });
  // The result disappears when the identifier changes.
  type('googleAds', 'AW-1234567890');
  expect(screen.queryByText('Identifiant inconnu (HTTP 404).')).toBeNull();
});

it.each([
  [{ data: { result: 'found', detail: 'script', durationMs: 9 } }, said(t.test.found)],
  [
    { data: { result: 'unreachable', detail: 'timeout', durationMs: 9 } },
    'Pas de réponse utilisable (pas de réponse à temps). Rien à en conclure sur l’identifiant.',
  ],
  [refusal(429, 'Trop de demandes.'), 'Trop de demandes.'],
])('the test button shows the sentence for the response %j', async (reply, sentence) => {
  serve(({ path }) => (path === '/googleAnalytics/test' ? reply : undefined));
  await opened();
  type('googleAnalytics', 'G-ABCDE12345');
  press(t.test.action);
  expect(await screen.findByText(sentence)).toBeDefined();
});

it('the panel says that no tag is loaded when an integration is on without an identifier', async () => {
  serve();
  await opened();
  fireEvent.click(panel().getByRole('switch', { name: t.enabled }));
  expect(panel().getByText(t.withoutId)).toBeDefined();
  type('googleAnalytics', 'G-ABCDE12345');
  expect(panel().queryByText(t.withoutId)).toBeNull();
});

const label = () => panel().getByLabelText<HTMLInputElement>(t.conversionLabel.label);
const LABEL = 'eXJgCOT3yJwcEMe1u7ND';

it('only Google Ads has a conversion label, which is saved with its identifier', async () => {
  const server = serve();
  await opened();
  for (const name of integrationNames) {
    fireEvent.click(tab(name));
    expect(panel().queryByLabelText(t.conversionLabel.label) !== null).toBe(name === 'googleAds');
  }
  fireEvent.click(tab('googleAds'));
  expect(panel().getByText(new RegExp(said(t.conversionLabel.without)))).toBeDefined();
  type('googleAds', 'AW-123456789');
  fireEvent.change(label(), { target: { value: LABEL } });
  save();
  await screen.findByText(said(t.saved));
  expect(server.stored.googleAds).toMatchObject({ conversionId: 'AW-123456789', conversionLabel: LABEL });
});

it('a whole send_to, pasted into the identifier of Google Ads, fills both fields', async () => {
  serve();
  await opened();
  fireEvent.click(tab('googleAds'));
  type('googleAds', ` AW-123456789/${LABEL} `);
  expect([field('googleAds').value, label().value]).toEqual(['AW-123456789', LABEL]);
});

it('the form is not sent while the conversion label is wrong, and opens its tab', async () => {
  const server = serve();
  await opened();
  fireEvent.click(tab('googleAds'));
  fireEvent.change(label(), { target: { value: 'lead' } });
  fireEvent.click(tab('metaPixel'));
  save();
  expect(tab('googleAds').getAttribute('aria-selected')).toBe('true');
  expect(panel().getByText(said(t.wrong.invalid_ads_label))).toBeDefined();
  expect(tab('googleAds').textContent).toContain(t.toCorrect);
  expect(server.calls.map(({ method }) => method)).not.toContain('PUT');
});

it('the form warns while Analytics and Tag Manager are both on, and names the tag to check', async () => {
  serve();
  await opened();
  const warning = () => screen.queryByText(t.twice.title);
  const enable = () => fireEvent.click(panel().getByRole('switch', { name: t.enabled }));
  type('googleAnalytics', 'G-ABCDE12345');
  enable();
  fireEvent.click(tab('googleTagManager'));
  type('googleTagManager', 'GTM-ABC1234');
  expect(warning()).toBeNull();
  enable();
  expect(warning()?.parentElement?.textContent).toContain('G-ABCDE12345');
  enable();
  expect(warning()).toBeNull();
});

it('an identifier in lower case becomes upper case on blur, and is not wrong', async () => {
  serve();
  await opened();
  type('googleAnalytics', 'g-4t7kq2m9xb');
  fireEvent.blur(field('googleAnalytics'));
  await waitFor(() => expect(field('googleAnalytics').value).toBe('G-4T7KQ2M9XB'));
  expect(tab('googleAnalytics').textContent).not.toContain(t.toCorrect);
});
