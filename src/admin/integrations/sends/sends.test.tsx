import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../../tests/fake-api.ts';
import { openScreen, said, sectionRoute, texts } from '../../../../tests/screens/admin-screen.tsx';
import type { SendDestinationDto } from '../../../contracts/sends.ts';
import { conversionDestinations } from '../../../domain/conversion/destinations.ts';
import { IntegrationsSection } from '../IntegrationsSection.tsx';

const t = texts.sends;
const destination = (changes: Partial<SendDestinationDto> = {}): SendDestinationDto => ({
  ...{ name: 'meta', lane: 'meta', artist: null, page: null, on: true, isReady: true },
  ...{ accountEnd: '4821', apiVersion: 'v26.0', apiEnds: '2028-11-04', state: 'open' },
  ...{ since: '2026-11-28T01:14:00.000Z', until: null, answeredAt: null, answer: null, words: null },
  ...{ usage: null, alarms: [], firstEnd: null, frequentWords: [], test: null },
  figures: { received: 0, waiting: 0, refused: 0, unclear: 0, twins: 0, unsent: {}, fields: {} },
  untold: { early: 0, objected: 0, refused: 0, silent: 0 },
  repeatable: { waiting: 0, refused: 0 },
  proven: { accepted: null, seen: null, seenBy: null, sent: null, twin: null },
  ...changes,
});
const others = conversionDestinations
  .slice(1)
  .map((name) => destination({ name, lane: name, on: false, isReady: false }));

function open(changes: Partial<SendDestinationDto>, role = 'admin') {
  const account = { id: 'a', email: 'ana@agence.fr', name: 'Ana', role };
  const calls = serve({
    'GET /auth/me': () => ({ data: account }),
    'GET /sends': () => ({
      data: { at: '2026-11-28T13:36:00.000Z', destinations: [destination(changes), ...others] },
    }),
    'POST /sends/meta/pause': () => ({ data: { paused: false } }),
  });
  openScreen(sectionRoute(<IntegrationsSection />), '/dashboard/marketing-integrations/sends');
  return calls;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a refused access is tried again after a question that counts what waits', async () => {
  const calls = open({ state: 'blocked', alarms: ['sends'], repeatable: { waiting: 9, refused: 0 } });
  fireEvent.click(await screen.findByRole('button', { name: t.retry.action }));
  expect(
    await screen.findByText(said('9 envois attendent. Un seul part d’abord'), { exact: false }),
  ).toBeDefined();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: t.retry.confirm }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/sends/meta/pause'));
});

it('nothing is tried again where nothing waits', async () => {
  open({ state: 'blocked', alarms: ['sends'] });
  const button = await screen.findByRole('button', { name: t.retry.action });
  expect((button as HTMLButtonElement).disabled).toBe(true);
});

it('the tab has the number of destinations with an alarm, and the destination says which', async () => {
  open({
    alarms: ['sendsUnclear', 'sendsSilent'],
    usage: 92,
    until: '2026-11-28T13:41:00.000Z',
    answer: 'sent',
  });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Envois/ }).textContent).toContain('1 destination à regarder'),
  );
  expect(screen.getByText(/sans en confirmer la réception/)).toBeDefined();
  expect(screen.getByText(/annonce 92.% de sa limite/)).toBeDefined();
  expect(screen.getByText(/^Ralentie jusqu’à/)).toBeDefined();
});

it('the tab has no number on a calm day', async () => {
  open({});
  await screen.findByText(t.states.open);
  expect(screen.getByRole('tab', { name: /^Envois/ }).textContent).toBe('Envois');
});
