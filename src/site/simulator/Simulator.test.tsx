import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  campaign,
  close,
  complete,
  field,
  goOn,
  heading,
  leaveNothing,
  messages,
  open,
  receiveAll,
  t,
} from '../../../tests/screens/simulator.tsx';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { regions } from '../../domain/simulator/inputs.ts';
import { fill, formatNumber } from '../../i18n/format.ts';

const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
const dialog = () => screen.getByRole('dialog');

beforeEach(receiveAll);
afterEach(leaveNothing);

describe('the keyboard', () => {
  it('chooses an answer with a number key, and continues with Enter', () => {
    open();
    radio('youtube')?.focus();
    press('2');
    expect(radio('meta')?.checked).toBe(true);
    expect(document.activeElement).toBe(radio('meta'));
    press('Enter');
    expect(heading()?.textContent).toBe(t.steps.campaignType.title);
    radio('conversion')?.focus();
    press('&', { code: 'Digit1' });
    expect(radio('awareness')?.checked).toBe(true);
  });

  it('chooses nothing with a number key while the focus is elsewhere, as on the question or a button', () => {
    open();
    expect(document.activeElement).toBe(heading());
    press('2');
    screen.getByLabelText(t.close).focus();
    press('2');
    expect(document.querySelector('input:checked')).toBeNull();
  });

  it('ignores a number without an answer, and shortcuts of the browser', () => {
    open();
    radio('youtube')?.focus();
    press('4');
    press('1', { ctrlKey: true });
    expect(document.querySelector('input:checked')).toBeNull();
  });

  it('does not affect typing in a field', () => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    field(t.budget.label).focus();
    const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true });
    field(t.budget.label).dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('the focus', () => {
  it('is on the question when a step appears', () => {
    open({ platform: 'youtube' });
    expect(document.activeElement).toBe(heading());
    fireEvent.click(screen.getByText(t.previous));
    expect(heading()?.textContent).toBe(t.steps.platform.title);
    expect(document.activeElement).toBe(heading());
  });

  it('moves to the first wrong field', () => {
    open(campaign);
    goOn();
    expect(document.activeElement).toBe(field(t.contact.artistName));
    fireEvent.change(field(t.contact.artistName), { target: { value: 'Léa' } });
    goOn();
    expect(document.activeElement).toBe(field(t.contact.email));
  });
});

describe('errors', () => {
  it('describe their answers, and disappear when an answer is chosen', () => {
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
    ['mille', messages.budget_number_error],
    ['499', messages.budget_error],
    ['99999999', messages.budget_max_error],
  ])('show the simulator’s message for a budget of "%s"', (budget, message) => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    fireEvent.change(field(t.budget.label), { target: { value: budget } });
    goOn();
    expect(document.getElementById('simulator-budget-error')?.textContent).toBe(message);
    expect(field(t.budget.label).getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field(t.budget.label), { target: { value: '505' } });
    expect(document.getElementById('simulator-budget-error')?.textContent).toBe('');
    goOn();
    expect(heading()?.textContent).toBe(t.steps.region.title);
  });
});

describe('the budget', () => {
  it('is shown with its views in all regions, and never assumes Europe before the region is asked', () => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    fireEvent.click(screen.getByRole('button', { name: /^1.000.€$/ }));
    const costs = regions.flatMap((region) => costTable.youtube.costs[region].awareness);
    const views = (cost: number) => formatNumber('fr', Number((1000 / cost).toPrecision(2)));
    const range = { low: views(Math.max(...costs)), high: views(Math.min(...costs)) };
    expect(screen.getByText(fill(t.budget.preview, range).replaceAll('\u00a0', ' '))).toBeTruthy();
    expect(screen.getByText('YouTube · Notoriété · selon la région')).toBeTruthy();
  });

  it.each(['10000001', '10 000 000,50', '1000000000', '100000000000000000000', '1e9'])(
    'has no preview of views for %s, which is above the limit or not a number',
    (budget) => {
      open({ platform: 'youtube', campaignType: 'awareness' });
      fireEvent.change(field(t.budget.label), { target: { value: budget } });
      expect(document.getElementById('simulator-budget-preview')?.textContent).toBe('');
    },
  );

  it('is read with its cents: 1 000,50 buys as many views in the preview as 1 000', () => {
    open({ platform: 'youtube', campaignType: 'awareness' });
    fireEvent.change(field(t.budget.label), { target: { value: '1 000' } });
    const preview = () => document.getElementById('simulator-budget-preview')?.textContent;
    const ofThousand = preview();
    fireEvent.change(field(t.budget.label), { target: { value: '1 000,50' } });
    expect(preview()).toBe(ofThousand);
  });

  it.each([
    ['tiktok', '990', true],
    ['tiktok', '1000', false],
    ['meta', '790', true],
    ['meta', '800', false],
    ['youtube', '500', false],
  ] as const)('has a minimum notice for %s at %s: %s', (platform, budget, shown) => {
    open({ platform, campaignType: 'awareness' });
    fireEvent.change(field(t.budget.label), { target: { value: budget } });
    expect(screen.queryByText(/conseillons/) !== null).toBe(shown);
  });
});

describe('closing', () => {
  const clickBackdrop = () => {
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
  };

  it('is done by the close button, and when the browser closes the dialog', () => {
    open();
    fireEvent.click(screen.getByLabelText(t.close));
    expect(close).toHaveBeenCalledTimes(1);
    (dialog() as HTMLDialogElement).close();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('is done by a click beside the dialog, except on the result', async () => {
    open(complete);
    fireEvent.pointerDown(field(t.contact.email));
    fireEvent.click(dialog());
    expect(close).not.toHaveBeenCalled();
    clickBackdrop();
    expect(close).toHaveBeenCalledTimes(1);
    goOn();
    await screen.findByText(t.result.sent);
    clickBackdrop();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
