import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '../../domain/locale/locale.ts';
import { parseSimulatorHref } from '../../domain/simulator/opener.ts';
import { dictionaryOf } from '../../i18n/dictionary.ts';
import { initialState } from '../simulator/simulator-state.ts';
import { BudgetScrubber } from './BudgetScrubber.tsx';
import { startScrubber } from './scrubber.ts';
import { describeBudget } from './scrubber-text.ts';

const hero = dictionaryOf('fr').home.hero;
const texts = { ...hero.scrubber, simulate: hero.simulate };

/** Renders the meter at a position, then starts its script. */
function startAt(position: string) {
  document.body.innerHTML = `<div data-scrubber data-locale="fr"><p data-context></p><b data-views></b>
    <p data-span></p><a data-action></a>${renderToStaticMarkup(<BudgetScrubber locale="fr" t={texts} value="" />)}</div>`;
  const root = document.querySelector<HTMLElement>('[data-scrubber]');
  const input = document.querySelector<HTMLInputElement>('[data-range]');
  if (!root || !input) throw new Error('not rendered');
  root.dataset['texts'] = JSON.stringify(texts);
  root.dataset['costs'] = '[0.01,0.04]';
  input.value = position;
  startScrubber(root);
  return { root, input, text: (name: string) => root.querySelector(`[data-${name}]`)?.textContent };
}

it('the budget meter reads the position that the input has when its script starts', () => {
  const { root, text } = startAt('100');
  expect(root.style.getPropertyValue('--at')).toBe('1');
  expect(text('context')).toContain('50\u00a0000\u00a0€');
  expect(text('views')).toContain('2\u00a0000\u00a0000');
  expect(text('span')).toContain('1\u00a0300\u00a0000');
  expect(root.querySelector('a')?.getAttribute('href')).toBe('#simulator?platform=youtube&budget=50000');
});

it('the budget meter follows its input', () => {
  const { input, text } = startAt('15');
  input.value = '0';
  input.dispatchEvent(new Event('input'));
  expect(text('views')).toContain('20\u00a0000');
  expect(text('action')).toContain('500\u00a0€');
});

it.each(locales)(
  'the button of the hero opens the simulator at the goal, the first open question (%s)',
  (locale) => {
    const t = dictionaryOf(locale).home.hero;
    const { href, action } = describeBudget(locale, 1000, [0.01, 0.04], {
      ...t.scrubber,
      simulate: t.simulate,
    });
    const state = initialState(parseSimulatorHref(href) ?? {});
    expect(state.step).toBe(2);
    expect(state.answers).toMatchObject({ platform: 'youtube', budget: '1000' });
    expect(action).toMatch(/1.?000/);
  },
);
