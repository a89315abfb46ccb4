import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../browser/api.ts';
import type { SimulationAnswer } from '../../contracts/simulation.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import type { SimulatorPrefill } from '../../domain/simulator/opener.ts';
import { errors } from '../../i18n/dictionaries/fr/errors.ts';
import { simulator as t } from '../../i18n/dictionaries/fr/simulator.ts';
import { Simulator, type SimulatorProps } from './Simulator.tsx';

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
vi.mock('../../browser/api.ts', () => ({ postJson }));
vi.mock('../../browser/count.ts', () => ({ count: () => {} }));

const messages = errors.fields;
const booking = 'https://cal.example/youtube?ref=site';
const campaign: SimulatorPrefill = {
  platform: 'youtube',
  campaignType: 'awareness',
  budget: 1000,
  country: 'europe',
};
const complete = { ...campaign, name: 'Léa', email: 'lea@example.com' };
const received: SimulationAnswer = {
  id: 'lead',
  views: 40_000,
  cpv: '0.010 - 0.040 $ (CPV)',
  reach: 100_000,
  range: { low: 25_000, high: 100_000 },
  reachRange: { low: 62_500, high: 250_000 },
  unit: 'CPV',
};

const close = vi.fn<SimulatorProps['close']>();
const open = (prefill: SimulatorPrefill = {}, more: Partial<SimulatorProps> = {}) =>
  render(
    <Simulator
      site={{
        locale: 'fr',
        bookingUrls: { youtube: booking },
        contactHref: '/#contact',
        privacyHref: '/privacy',
      }}
      t={t}
      messages={messages}
      prefill={prefill}
      close={close}
      {...more}
    />,
  );
const heading = () => document.querySelector('[data-step-heading]');
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const goOn = () =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^(${t.next}|${t.compute})$`) }));
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dialog = () => screen.getByRole('dialog');
const consent = () => {
  const choices = { essential: true, analytics: true, marketing: false, functional: false };
  const record = { ...choices, timestamp: new Date().toISOString(), version: '1.0' };
  localStorage.setItem('cookieConsent', JSON.stringify(record));
};

beforeEach(() => {
  postJson.mockResolvedValue({ kind: 'ok', data: received });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  // What was kept is tried again after a while: in the midst of the next test, unless it is received now.
  postJson.mockResolvedValue({ kind: 'ok', data: received });
  window.dispatchEvent(new Event('online'));
  await Promise.all(postJson.mock.results.map(({ value }) => value));
  postJson.mockReset();
  close.mockReset();
  localStorage.clear();
  delete window.dataLayer;
});

describe('keyboard', () => {
  it('number keys choose and Enter goes on', () => {
    open();
    press('2');
    expect(radio('meta')?.checked).toBe(true);
    expect(document.activeElement).toBe(radio('meta'));
    press('Enter');
    expect(heading()?.textContent).toBe(t.steps.campaignType.title);
    press('&', { code: 'Digit1' });
    expect(radio('awareness')?.checked).toBe(true);
  });

  it('ignores a number without an answer, and shortcuts of the browser', () => {
    open();
    press('4');
    press('1', { ctrlKey: true });
    expect(document.querySelector('input:checked')).toBeNull();
  });

  it('leaves what is being typed alone', () => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    field(t.budget.label).focus();
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true });
    field(t.budget.label).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('focus', () => {
  it('is on the question when a step appears', () => {
    open({ platform: 'youtube' });
    expect(document.activeElement).toBe(heading());
    fireEvent.click(screen.getByText(t.previous));
    expect(heading()?.textContent).toBe(t.steps.platform.title);
    expect(document.activeElement).toBe(heading());
  });

  it('goes to the first wrong field', () => {
    open(campaign);
    goOn();
    expect(document.activeElement).toBe(field(t.contact.artistName));
    fireEvent.change(field(t.contact.artistName), { target: { value: 'Léa' } });
    goOn();
    expect(document.activeElement).toBe(field(t.contact.email));
  });
});

describe('errors', () => {
  it('are tied to their answers and clear when one is chosen', () => {
    open();
    goOn();
    const described = radio('youtube')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(messages.platform_error);
    expect(document.querySelector('fieldset')?.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(radio('tiktok') as HTMLInputElement);
    expect(screen.queryByText(messages.platform_error)).toBeNull();
    expect(document.querySelector('fieldset')?.hasAttribute('aria-invalid')).toBe(false);
  });

  it.each([
    ['', messages.budget_error],
    ['499', messages.budget_error],
    ['99999999', messages.budget_max_error],
  ])('of a budget of "%s" are ours, not the browser’s', (budget, message) => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    fireEvent.change(field(t.budget.label), { target: { value: budget } });
    goOn();
    expect(screen.getByText(message)).toBeTruthy();
    expect(field(t.budget.label).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field(t.budget.label), { target: { value: '505' } });
    expect(screen.queryByText(message)).toBeNull();
    goOn();
    expect(heading()?.textContent).toBe(t.steps.region.title);
  });
});

describe('budget', () => {
  it('shows what it buys, and in which region', () => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    fireEvent.click(screen.getByRole('button', { name: /^1.000.€$/ }));
    expect(screen.getByText(/^Entre 25.000 et 100.000 vues/)).toBeTruthy();
    expect(screen.getByText('YouTube · Notoriété · Europe')).toBeTruthy();
  });

  it.each([
    ['tiktok', '990', true],
    ['tiktok', '1000', false],
    ['meta', '790', true],
    ['meta', '800', false],
    ['youtube', '500', false],
  ] as const)('on %s of %s: notice %s', (platform, budget, shown) => {
    open({ platform, campaignType: 'awareness' });
    fireEvent.change(field(t.budget.label), { target: { value: budget } });
    expect(screen.queryByText(/conseillons/) !== null).toBe(shown);
  });
});

describe('result', () => {
  it('shows the figures, the exact cost text, and sends the six inputs', async () => {
    open(complete);
    goOn();
    expect(heading()?.textContent).toMatch(/40.000 /);
    expect(screen.getByText('0.010 - 0.040 $ (CPV)')).toBeTruthy();
    expect(screen.getByText(/^100.000$/, { selector: 'dd' })).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/25.000.*40.000.*100.000/);
    await screen.findByText(t.result.sent);
    expect(postJson.mock.calls[0]?.[1]).toMatchObject({
      platform: 'youtube',
      campaignType: 'awareness',
      budget: 1000,
      country: 'europe',
      artistName: 'Léa',
      email: 'lea@example.com',
      website: '',
      locale: 'fr',
      filledInMs: expect.any(Number),
    });
  });

  it('lets the server’s figures win', async () => {
    postJson.mockResolvedValue({
      kind: 'ok',
      data: { ...received, views: 41_000, cpv: '0.009 - 0.040 $ (CPV)' },
    });
    open(complete);
    goOn();
    await screen.findByText('0.009 - 0.040 $ (CPV)');
    expect(heading()?.textContent).toMatch(/41.000 /);
    expect(screen.queryByText(t.result.formula.show)).toBeNull();
  });

  it.each([
    [{ kind: 'lost' }, t.result.kept],
    [
      { kind: 'refused', failure: { success: false, message: 'Non.', code: 'rate_limited', requestId: 'r' } },
      t.result.refused.replace('{reason}', 'Non.'),
    ],
  ] as const)('says where it stands: %o', async (answer, text) => {
    postJson.mockResolvedValue(answer);
    open(complete);
    goOn();
    await waitFor(() => expect(document.querySelector('[data-delivery]')?.textContent).toBe(text));
  });

  it('books a call in a new tab with the name and the e-mail', () => {
    open(complete);
    goOn();
    const link = screen.getByText(t.result.book).closest('a');
    expect(link?.href).toBe(`${booking}&name=L%C3%A9a&email=lea%40example.com`);
    expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('leads to the contact form where no booking address is configured', () => {
    open({ ...complete, platform: 'meta' });
    goOn();
    fireEvent.click(screen.getByText(t.result.book));
    expect(close).toHaveBeenCalledWith('/#contact');
  });

  it('tells the tags of each computation and of the booking, without name or e-mail', () => {
    consent();
    open(complete);
    goOn();
    const link = screen.getByText(t.result.book);
    // The simulated browser would go and fetch the calendar.
    link.addEventListener('click', (click) => click.preventDefault());
    fireEvent.click(link);
    const event = {
      event: 'form_submit',
      value: 1000,
      currency: 'EUR',
      platform: 'youtube',
      campaign_type: 'awareness',
      country: 'europe',
    };
    expect(window.dataLayer).toEqual([event, event]);
  });

  it('is one lead when nothing was changed, and another when something was', async () => {
    open(complete);
    goOn();
    await screen.findByText(t.result.sent);
    fireEvent.click(screen.getByText(t.result.modify));
    goOn();
    expect(screen.getByText(t.result.sent)).toBeTruthy();
    expect(postJson).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText(t.result.modify));
    fireEvent.change(field(t.contact.artistName), { target: { value: 'Léa Nova' } });
    goOn();
    await waitFor(() => expect(postJson).toHaveBeenCalledTimes(2));
    const [first, second] = postJson.mock.calls.map(([, , options]) => options.idempotencyKey);
    expect(first).not.toBe(second);
  });

  it('gives a sentence and the call where there are no costs, and lets the server log it once', () => {
    const { europe: _, ...costs } = costTable.youtube.costs;
    open(complete, { table: { ...costTable, youtube: { unit: 'CPV', costs } } });
    goOn();
    expect(heading()?.textContent).toBe(t.result.none.title);
    expect(screen.getByText(/YouTube, notoriété, Europe/)).toBeTruthy();
    expect(screen.getByText(t.result.book)).toBeTruthy();
    expect(postJson).toHaveBeenCalledTimes(1);
    expect(postJson.mock.calls[0]?.[1]).toMatchObject(campaign);
    expect(localStorage.getItem('pendingSimulation')).toBeNull();
  });

  it('copies a link without personal data', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open(complete);
    goOn();
    fireEvent.click(screen.getByText(t.result.share));
    await screen.findByText(t.result.shared);
    const link = String(writeText.mock.calls[0]?.[0]);
    expect(link).toMatch(/#simulator\?platform=youtube&campaignType=awareness&budget=1000&country=europe$/);
  });

  it('shows the link where the clipboard is closed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    open(complete);
    goOn();
    fireEvent.click(screen.getByText(t.result.share));
    const shown = await screen.findByLabelText<HTMLInputElement>(t.result.shareFailed);
    expect(shown.readOnly).toBe(true);
    expect(shown.value).toMatch(/#simulator\?platform=youtube/);
  });
});

describe('closing', () => {
  const clickBackdrop = () => {
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
  };

  it('happens on the button, and when the browser closes the dialog', () => {
    open();
    fireEvent.click(screen.getByLabelText(t.close));
    expect(close).toHaveBeenCalledTimes(1);
    (dialog() as HTMLDialogElement).close();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('happens on a click beside the dialog, except on the result', () => {
    open(complete);
    fireEvent.pointerDown(field(t.contact.email));
    fireEvent.click(dialog());
    expect(close).not.toHaveBeenCalled();
    clickBackdrop();
    expect(close).toHaveBeenCalledTimes(1);
    goOn();
    clickBackdrop();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
