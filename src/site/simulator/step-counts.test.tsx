import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { VisitReport } from '../../contracts/visit.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import { simulator as t } from '../../i18n/dictionaries/simulator/fr.ts';
import { simulatorErrors } from '../../i18n/dictionaries/simulator-errors/fr.ts';
import { Simulator } from './Simulator.tsx';

const { count } = vi.hoisted(() => ({ count: vi.fn<(report: VisitReport) => void>() }));
vi.mock('../../browser/count.ts', () => ({ count }));
vi.mock('../../browser/api.ts', () => ({ postJson: async () => ({ kind: 'lost' }) }));

const site = {
  locale: 'fr',
  bookingUrls: {},
  contactHref: '/#contact',
  privacyHref: '/privacy',
  fee: { kind: 'quote' },
} as const;
const open = (prefill: SimulatorPrefill = {}) =>
  render(<Simulator site={site} t={t} messages={simulatorErrors} prefill={prefill} close={() => {}} />);
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const steps = () => count.mock.calls.flatMap(([report]) => (report.kind === 'step' ? [report.step] : []));

afterEach(() => {
  cleanup();
  count.mockClear();
  localStorage.clear();
});

it('the simulator counts its opening and each step once, even if the visitor moves back and forth', async () => {
  open({
    platform: 'youtube',
    campaignType: 'awareness',
    budget: 1000,
    country: 'europe',
    name: 'Léa',
    email: 'lea@example.com',
  });
  expect(steps()).toEqual(['opened', 'contact']);
  click(t.previous);
  expect(steps()).toEqual(['opened', 'contact', 'region']);
  click(t.next);
  click(t.compute);
  await act(async () => {});
  expect(steps()).toEqual(['opened', 'contact', 'region', 'result']);
});

it('the simulator counts each opening once by page and channel', () => {
  open();
  const openings = count.mock.calls.filter(([report]) => report.kind === 'opening');
  expect(openings).toEqual([[{ kind: 'opening', form: 'simulator', page: '/', channel: 'direct' }]]);
});

it('the simulator does not count a step that was refused', () => {
  open();
  click(t.next);
  expect(steps()).toEqual(['opened', 'platform']);
});

it('the simulator counts a second opening again', () => {
  open().unmount();
  open();
  expect(steps()).toEqual(['opened', 'platform', 'opened', 'platform']);
});
