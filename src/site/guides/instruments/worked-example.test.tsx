import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { guides } from '../../../domain/guide/guides.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { WorkedExample } from './WorkedExample.tsx';

const ids = guides.flatMap((guide) => ('calculator' in guide ? [guide.calculator] : []));
const show = (locale: (typeof locales)[number], id: (typeof ids)[number]): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<WorkedExample locale={locale} id={id} />);
  return page;
};

describe.each(locales.flatMap((locale) => ids.map((id) => ({ locale, id }))))(
  'WorkedExample $locale $id',
  ({ locale, id }) => {
    const page = show(locale, id);

    it('names every input, and fills in every placeholder', () => {
      const inputs = page.querySelectorAll('dl > div');
      const fields = calculatorsById[id].parts.flatMap((part) => Object.keys(part.fields));
      expect(inputs.length).toBeGreaterThanOrEqual(fields.length);
      for (const input of inputs) {
        expect(input.querySelector('dt')?.textContent).not.toBe('');
        expect(input.querySelector('dd')?.textContent).not.toBe('');
      }
      expect(page.textContent).not.toMatch(/[{}]|NaN|undefined/);
      expect(page.querySelector('[style]')).toBeNull();
    });

    it('is labelled by its own title', () => {
      const box = page.querySelector('aside');
      const title = page.querySelector(`#${box?.getAttribute('aria-labelledby')}`);
      expect(title?.tagName).toBe('H3');
    });
  },
);

it('the worked example of YouTube shows the numbers in the formula', () => {
  expect(show('fr', 'youtube').textContent).toContain(
    '50\u00a0000 vues × 0,035\u00a0€ × 1,1 (public) × 1,2 (marge) = 2\u00a0310\u00a0€',
  );
  expect(show('en', 'youtube').textContent).toContain(
    '50,000 views × €0.035 × 1.1 (audience) × 1.2 (margin) = €2,310',
  );
});

it('the worked example of Meta shows the numbers in the formula', () => {
  expect(show('es', 'meta').textContent).toContain(
    '150.000 personas × 5\u00a0€ × 1,15 (público) ÷ 1000 × 1,25 (margen) = 1078\u00a0€',
  );
});

it('the worked example of TikTok shows the numbers in the formula', () => {
  expect(show('fr', 'tiktok').textContent).toContain(
    '500\u00a0000 impressions × 3,50\u00a0€ ÷ 1\u00a0000 × 0,5 (vidéo) × 1,4 (ciblage) × 1,3 (tests) = 1\u00a0593\u00a0€',
  );
});

it('the worked example of ROI shows the numbers in the formula', () => {
  const text = show('fr', 'roi').textContent;
  // 160 × 2.40 + 65 × 48 + 15 × 283 = 7 749; 0.3 × −55 % + 0.7 × 287.45 % = 184.7 %.
  expect(text).toContain('160 × 2,40\u00a0€ + 65 × 48\u00a0€ + 15 × 283\u00a0€ = 7\u00a0749\u00a0€');
  expect(text).toContain('30\u00a0% × (−55\u00a0%) + 70\u00a0% × (+287,5\u00a0%) = +184,7\u00a0%');
});

it('the worked example of KPI shows the numbers in the formula', () => {
  const text = show('fr', 'kpi').textContent;
  expect(text).toContain('2\u00a0800\u00a0€ ÷ 800\u00a0€ = 3,5:1');
  expect(text).toContain('0,33 × 30\u00a0€ = 9,90\u00a0€');
  expect(text).toContain('A\u00a0: 120 ÷ 8\u00a0000 = 1,5\u00a0%. B\u00a0: 130 ÷ 8\u00a0000 = 1,63\u00a0%.');
  expect(text).toContain('43,3\u00a0% de confiance');
});
