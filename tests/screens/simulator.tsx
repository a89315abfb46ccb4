import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer } from '../../src/browser/api.ts';
import type { SimulationAnswer } from '../../src/contracts/leads/simulation.ts';
import type { SimulatorPrefill } from '../../src/domain/simulator/opener.ts';
import { errors } from '../../src/i18n/dictionaries/errors/fr.ts';
import { simulator as t } from '../../src/i18n/dictionaries/simulator/fr.ts';
import { Simulator, type SimulatorProps } from '../../src/site/simulator/Simulator.tsx';

/** Replaces the requests to the server. */
const { postJson } = vi.hoisted(() => ({
  postJson:
    vi.fn<
      (
        path: string,
        body: Record<string, unknown>,
        options: { idempotencyKey?: string },
      ) => Promise<Answer<SimulationAnswer>>
    >(),
}));
vi.mock('../../src/browser/api.ts', () => ({ postJson }));
vi.mock('../../src/browser/count.ts', () => ({ count: () => {} }));

export { postJson, t };
export const messages = errors.fields;
export const booking = 'https://cal.example/youtube?ref=site';
/** The answers that a link to the simulator can contain. */
export const campaign: SimulatorPrefill = {
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
};
/** All answers of the simulator. */
export const complete = { ...campaign, name: 'Léa', email: 'lea@example.com' };
/** The server's response to `complete`. */
export const received: SimulationAnswer = {
  id: 'lead',
  views: 40_000,
  cpv: '0.010 - 0.040 $ (CPV)',
  reach: 100_000,
  range: { low: 25_000, high: 100_000 },
  reachRange: { low: 62_500, high: 250_000 },
  unit: 'CPV',
};

export const close = vi.fn<SimulatorProps['close']>();
export const open = (prefill: SimulatorPrefill = {}, more: Partial<SimulatorProps> = {}) =>
  render(
    <Simulator
      site={{
        locale: 'fr',
        bookingUrls: { youtube: booking },
        contactHref: '/#contact',
        privacyHref: '/privacy',
        fee: {
          kind: 'percentage',
          percent: 15,
          minimum: 0,
          covers: { fr: 'réglage', en: 'setup', es: 'ajuste', pt: 'ajuste' },
        },
      }}
      t={t}
      messages={messages}
      prefill={prefill}
      close={close}
      {...more}
    />,
  );
export const heading = () => document.querySelector('[data-step-heading]');
export const goOn = () =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^(${t.next}|${t.compute})$`) }));
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Call it before each test: the server accepts every request. */
export const receiveAll = () => void postJson.mockResolvedValue({ kind: 'ok', data: received });

/** Call it after each test: resets the page, the storage and the mocks. */
export async function leaveNothing(): Promise<void> {
  cleanup();
  vi.restoreAllMocks();
  // A stored simulation is sent again after a pause, which could be in the next test: so it is sent and accepted now.
  receiveAll();
  window.dispatchEvent(new Event('online'));
  await Promise.all(postJson.mock.results.map(({ value }) => value));
  postJson.mockReset();
  close.mockReset();
  localStorage.clear();
  delete window.dataLayer;
}
