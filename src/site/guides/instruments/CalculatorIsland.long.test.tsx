import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { barsIn } from '../../../../tests/bars.ts';
import type { ProblemCode } from '../../../domain/guide/calculator-fields.ts';
import type { CalculatorId } from '../../../domain/guide/guides.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { CalculatorIsland } from './CalculatorIsland.tsx';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { calculatorTexts } from './server-texts.ts';

const open = (id: CalculatorId, locale: Locale = 'fr') =>
  render(<CalculatorIsland calculator={calculatorsById[id]} locale={locale} t={calculatorTexts(locale)} />);
const t = calculatorTexts('fr');
const control = (name: string) => {
  const element = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#calc-${name}`);
  if (!element) throw new Error(`no field ${name}`);
  return element;
};
const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
const errorOf = (name: string) =>
  document.getElementById(control(name).getAttribute('aria-describedby') ?? '')?.textContent;
const figures = () => [...document.querySelectorAll('.calculator-figure')].map((each) => each.textContent);
const sentences = () =>
  [...document.querySelectorAll('.calculator-sentence')].map((each) => each.textContent);
const announced = () =>
  [...document.querySelectorAll('p.sr-only:is([role="status"], [role="alert"])')]
    .map((live) => live.textContent)
    .join('');
const go = (fragment: string) => history.replaceState(null, '', `/guide?utm_source=x${fragment}`);

beforeEach(() => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
    'https://site.example/guide?utm_source=x',
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('typing in a calculator', () => {
  it('updates the result at every key, and never changes the typed text', () => {
    open('youtube');
    expect(figures()).toEqual(['3\u00a0000\u00a0€']);
    for (const text of ['2', '20', '200', '200 ', '200 0', '200 000']) {
      type('views', text);
      expect(control('views').value).toBe(text);
    }
    expect(figures()).toEqual(['6\u00a0000\u00a0€']);
    fireEvent.change(control('audience'), { target: { value: 'retargeting' } });
    expect(figures()).toEqual(['4\u00a0800\u00a0€']);
  });

  it('marks the choice in the chart, and lights more bars for higher amounts', () => {
    open('youtube');
    type('audience', 'wide');
    const lit = document.querySelector('.calculator-meters .is-lit');
    expect(lit?.textContent).toContain(`${t.youtube.choices.audience.wide} ${t.chosen}`);
    const levels = [...document.querySelectorAll('.calculator-meters li')].map((row) =>
      barsIn(row, '.meter-on'),
    );
    expect(Math.max(...levels)).toBe(lit && barsIn(lit, '.meter-on'));
    expect(new Set(levels).size).toBe(levels.length);
  });

  it('switches A/B tests on and off', () => {
    open('tiktok');
    const before = figures();
    fireEvent.click(control('abTests'));
    expect((control('abTests') as HTMLInputElement).checked).toBe(false);
    expect(figures()).not.toEqual(before);
    fireEvent.click(control('abTests'));
    expect(figures()).toEqual(before);
  });

  it('shows whether the documented minimums are reached', () => {
    open('tiktok');
    type('reach', '300 000');
    const verdicts = [...document.querySelectorAll('.calculator-verdict')].map(
      (each) => each.firstChild?.textContent,
    );
    expect(verdicts).toEqual([t.offTarget, t.offTarget]);
    type('days', '5');
    expect(document.querySelectorAll('.calculator-verdict.is-missed')).toHaveLength(1);
  });

  it('explains why a figure does not exist', () => {
    open('roi');
    for (const name of ['revenue', 'occasional', 'engaged', 'superFan']) type(name, '0');
    expect(figures()).toEqual(['−100\u00a0%']);
    const facts = document.querySelector('.calculator-facts')?.textContent;
    expect(facts).toContain(t.roi.noFans);
    expect(facts).toContain(t.roi.noRevenue);
    expect(sentences()[0]).toMatch(/mettez en pause/);
  });

  it.each([
    [{ clicksA: '180', clicksB: '240' }, /version B l’emporte/],
    [{ clicksA: '240', clicksB: '180' }, /version A l’emporte/],
    [{ clicksA: '180', clicksB: '185' }, /Rien n’est encore prouvé/],
    [{ impressionsA: '900', clicksA: '20' }, /Trop tôt/],
    [{ clicksA: '0', clicksB: '60' }, /version B l’emporte/],
  ])('shows the verdict of an A/B test: %o', (texts, sentence) => {
    open('kpi');
    for (const [name, text] of Object.entries(texts)) type(name, text);
    expect(sentences()[2]).toMatch(sentence);
    expect(document.body.textContent).not.toMatch(/[{}]|NaN|Infinity|undefined/);
  });

  it.each([
    ['1000', '4000', /est atteint/],
    ['1000', '2999', /n’est pas atteint/],
  ])('compares the return on ad spend with its minimum: %s €, %s €', (spend, revenue, sentence) => {
    open('kpi');
    type('spend', spend);
    type('revenue', revenue);
    expect(sentences()[0]).toMatch(sentence);
  });

  it.each([
    ['10', '10000', /vous pouvez augmenter/],
    ['10', '2000', /améliorez/],
    ['10', '0', /continuez à tester/],
    ['1', '1000', /mettez en pause/],
  ])('recommends an action for a return on investment: %s super fans, %s €', (fans, revenue, sentence) => {
    open('roi');
    for (const name of ['occasional', 'engaged']) type(name, '0');
    type('superFan', fans);
    type('revenue', revenue);
    expect(sentences()[0]).toMatch(sentence);
  });
});

describe('an invalid input', () => {
  const cases: [CalculatorId, string, string, ProblemCode][] = [
    ['youtube', 'views', '', 'missing'],
    ['youtube', 'views', 'cent mille', 'not-a-number'],
    ['youtube', 'views', '-100', 'negative'],
    ['youtube', 'views', '0', 'too-small'],
    ['meta', 'reach', '99999999999999', 'too-large'],
    ['tiktok', 'days', '40', 'too-large'],
    ['roi', 'engaged', '2.5', 'not-whole'],
    ['roi', 'spend', '0', 'too-small'],
    ['kpi', 'clicksA', '50000', 'above-impressions'],
  ];

  it.each(cases.flatMap((each) => locales.map((locale) => [locale, ...each] as const)))(
    'shows its error and keeps the text: %s, %s: %s is %j (%s)',
    (locale, id, name, text, code) => {
      open(id, locale);
      type(name, text);
      const said = errorOf(name);
      expect(said).toMatch(/^[^{}]+\.$/);
      expect(said?.startsWith(calculatorTexts(locale).problems[code].split('{')[0] ?? '')).toBe(true);
      expect(control(name).value).toBe(text);
      expect(control(name).getAttribute('aria-invalid')).toBe('true');
      expect(sentences()).toContain(calculatorTexts(locale).waiting);
      expect(screen.queryByText(calculatorTexts(locale).share)).toBeNull();
    },
  );

  it('keeps the results of the other parts', () => {
    open('kpi');
    type('spend', '');
    expect(figures()).toEqual(['–', '15,84\u00a0€', '+33,3\u00a0%']);
  });

  it('loses its error as soon as it is corrected', () => {
    open('youtube');
    type('views', 'x');
    type('views', '1000');
    expect(errorOf('views')).toBe('');
    expect(control('views').hasAttribute('aria-invalid')).toBe(false);
    expect(figures()).toEqual(['30\u00a0€']);
  });
});

describe('the live region', () => {
  it('announces only the newest result, after a pause in typing', () => {
    vi.useFakeTimers();
    open('youtube');
    act(() => vi.advanceTimersByTime(5000));
    expect(announced()).toBe('');
    type('views', '20 000');
    act(() => vi.advanceTimersByTime(300));
    type('views', '200 000');
    act(() => vi.advanceTimersByTime(300));
    expect(announced()).toBe('');
    act(() => vi.advanceTimersByTime(500));
    expect(announced()).toBe(sentences()[0]);
  });

  it('announces the error of the part that was changed', () => {
    vi.useFakeTimers();
    open('kpi');
    type('clicksB', '99999');
    act(() => vi.advanceTimersByTime(1000));
    expect(announced()).toBe(t.problems['above-impressions']);
    type('lifetimeValue', '100');
    act(() => vi.advanceTimersByTime(1000));
    expect(announced()).toBe(sentences()[1]);
  });
});

describe('the address', () => {
  it('sets the inputs, and leaves the others at their initial values', () => {
    go('#calc?views=50000&audience=wide&genre=polka');
    open('youtube');
    expect(control('views').value).toBe('50\u00a0000');
    expect(control('audience').value).toBe('wide');
    expect(control('genre').value).toBe('popHipHop');
    expect(figures()).toEqual(['1\u00a0950\u00a0€']);
  });

  it('sets the inputs when it changes later; an address without inputs changes no input', () => {
    open('youtube', 'en');
    type('views', '7,000');
    go('#calc');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(control('views').value).toBe('7,000');
    go('#calc?views=12345');
    fireEvent(window, new HashChangeEvent('hashchange'));
    expect(control('views').value).toBe('12,345');
  });

  it("is copied without the page's own query", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    open('youtube');
    type('views', '250 000');
    await act(async () => fireEvent.click(screen.getByText(t.share)));
    expect(writeText).toHaveBeenCalledWith(
      'https://site.example/guide#calc?views=250000&genre=popHipHop&audience=targeted',
    );
    expect(screen.getByText(t.shared)).toBeTruthy();
  });

  it('is shown and selected when the clipboard is not available', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValue(new Error('denied'));
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    open('roi');
    await act(async () => fireEvent.click(screen.getByText(t.share)));
    const field = screen.getByLabelText<HTMLInputElement>(t.shareFailed);
    expect(field.value).toMatch(/^https:\/\/site\.example\/guide#calc\?spend=1000&revenue=300&/);
    expect(field.selectionEnd).toBe(field.value.length);
  });
});

it.each(locales)('every calculator in %s has enabled fields and fills in every placeholder', (locale) => {
  for (const id of Object.keys(calculatorsById) as CalculatorId[]) {
    open(id, locale);
    expect(document.querySelector('fieldset:disabled, fieldset[disabled]')).toBeNull();
    expect(document.body.textContent).toContain(calculatorTexts(locale).live);
    expect(document.body.textContent).not.toMatch(/[{}]|NaN|undefined/);
    cleanup();
  }
});
