import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { company } from '../../../tests/company.ts';
import { locales } from '../../domain/locale/locale.ts';
import { figuresOf } from '../../domain/simulator/cost-cells.ts';
import { costTable } from '../../domain/simulator/cost-table.ts';
import { viewsOfBudget } from '../../domain/simulator/estimate.ts';
import { readSpend } from '../../domain/spend/spend-request.ts';
import { formatNumber } from '../../i18n/format.ts';
import { describeViews } from '../../i18n/money/budget-views-text.ts';
import { SpendPage } from './SpendPage.tsx';
import { spendTexts } from './texts.ts';

const render = (locale: (typeof locales)[number], given: Record<string, string> = {}, costs?: number[]) => {
  const page = document.createElement('div');
  const site = { company, costs: costs && { version: 7, figures: costs } };
  page.innerHTML = renderToStaticMarkup(<SpendPage locale={locale} site={site} request={readSpend(given)} />);
  return page;
};

it.each(locales)('says the views of a budget in %s as the simulator does', (locale) => {
  const page = render(locale, { budget: '1000' });
  const t = spendTexts[locale];
  const { between } = describeViews(locale, viewsOfBudget(1000, [0.01, 0.04], 'CPV'), t.views);
  const own = [...page.querySelectorAll('.spend-budget')].filter((one) => one.querySelector('h3 span'));
  expect(own.map((one) => one.querySelector('dd')?.textContent)).toEqual([
    `≈\u00a0${formatNumber(locale, 40_000)}${between}`,
  ]);
  expect(page.querySelectorAll('.spend-budget')).toHaveLength(4);
  expect(page.textContent).not.toMatch(/[{}]|NaN|undefined/);
});

it('uses the table in force, and names its version', () => {
  const half = figuresOf(costTable).map((cost) => cost / 2);
  const page = render('fr', {}, half);
  expect(page.querySelector('.spend-budget dd')?.textContent).toContain('40\u00a0000');
  expect(page.textContent).toContain('n°\u00a07');
});

it('advises against 500 € for clicks, and against nothing with a better click rate', () => {
  const advised = (given: Record<string, string>) =>
    render('fr', given).querySelector('.spend-not li')?.textContent;
  expect(advised({})).toContain('500\u00a0€ peuvent');
  expect(advised({ rate: '5' })).toBe(spendTexts.fr.not.closed);
});

it('compares two ads by what they cost, without a certainty', () => {
  const given = { aDays: '7', aCost: '350', aUnits: '10000', bDays: '7', bCost: '350' };
  expect(render('fr').querySelector('.spend-verdict')).toBeNull();
  expect(render('fr', { ...given, bUnits: '15000' }).querySelector('.spend-verdict')?.textContent).toMatch(
    /^L’annonce B coûte 33\u00a0% de moins, avec 90\u00a0% de chances/,
  );
  expect(render('fr', { ...given, bUnits: '10500' }).querySelector('.spend-verdict')?.textContent).toMatch(
    /^Pas de différence visible/,
  );
  expect(render('fr', { ...given, bUnits: '900000' }).querySelector('.spend-verdict')?.textContent).toContain(
    '99\u00a0%',
  );
});

it('says what is missing before it compares two ads', () => {
  const tiny = { aDays: '1', aCost: '100', aUnits: '6000', bDays: '1', bCost: '1', bUnits: '1' };
  const said = (locale: Parameters<typeof render>[0]) =>
    render(locale, tiny)
      .querySelector('.spend-verdict')
      ?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said('fr')).toBe(
    'Trop tôt pour le dire : il manque 4 jours à l’annonce A ; 4 jours et 999 vues à l’annonce B. Chaque annonce doit avoir au moins 5 jours et 1 000 vues.',
  );
  expect(said('en')).toBe(
    'Too early to say: ad A lacks 4 days; ad B lacks 4 days and 999 views. Each ad needs at least 5 days and 1,000 views.',
  );
});

it('opens at what each form asked for', () => {
  const results = { aDays: '7', aCost: '350', aUnits: '10000', bDays: '7', bCost: '350', bUnits: '15000' };
  const page = render('fr', results);
  const targets = [...page.querySelectorAll('form')].map(
    (form) => form.getAttribute('action')?.split('#')[1],
  );
  expect(targets).toEqual(['spend-budgets', 'spend-verdict']);
  for (const id of targets) expect(page.querySelector(`#${id}`)?.getAttribute('tabindex')).toBe('-1');
});
