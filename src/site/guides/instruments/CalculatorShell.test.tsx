import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { givenInputs } from '../../../domain/guide/calculator-fields.ts';
import { guides } from '../../../domain/guide/guides.ts';
import { locales } from '../../../domain/locale/locale.ts';
import { CalculatorShell } from './CalculatorShell.tsx';
import { calculatorsById } from './calculators/calculators-by-id.ts';
import { calculatorTexts } from './server-texts.ts';

const ids = guides.flatMap((guide) => ('calculator' in guide ? [guide.calculator] : []));
const show = (locale: (typeof locales)[number], id: (typeof ids)[number]): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <CalculatorShell locale={locale} id={id} t={calculatorTexts(locale)} fee={{ kind: 'quote' }} />,
  );
  return page;
};

describe.each(locales.flatMap((locale) => ids.map((id) => ({ locale, id }))))(
  'CalculatorShell $locale $id',
  ({ locale, id }) => {
    const page = show(locale, id);
    const t = calculatorTexts(locale);

    it('shows labelled, disabled fields and every result without a script', () => {
      const controls = [...page.querySelectorAll<HTMLInputElement>('input, select')];
      const { parts } = calculatorsById[id];
      expect(controls).toHaveLength(parts.flatMap((part) => Object.keys(part.fields)).length);
      for (const control of controls) {
        expect(control.closest('fieldset')?.hasAttribute('disabled')).toBe(true);
        expect(page.querySelector(`label[for="${control.id}"]`)?.textContent).not.toBe('');
        expect(page.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
          '',
        );
      }
      for (const part of parts) {
        const outcome = part.read({ locale, t }, givenInputs(part.fields, 'initial'));
        if (!outcome.ok) throw new Error(outcome.code);
        expect(page.textContent).toContain(outcome.value.sentence);
        expect(page.textContent).toContain(outcome.value.figure);
      }
    });

    it('explains when the fields become usable, and shows the date of the figures', () => {
      expect(page.textContent).toContain(t.static);
      expect(page.textContent).toMatch(/2026/);
      expect(page.textContent).not.toMatch(/[{}]|NaN|undefined|Invalid/);
    });

    it('names each option of a choice in words', () => {
      for (const option of page.querySelectorAll('option')) {
        expect(option.textContent).not.toBe('');
        expect(option.textContent).not.toBe(option.getAttribute('value'));
      }
    });

    it('uses no style attribute, which the content security policy forbids, and no id twice', () => {
      expect(page.querySelector('[style]')).toBeNull();
      const names = [...page.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(names).size).toBe(names.length);
    });
  },
);

it('CalculatorShell shows the example of the design', () => {
  const text = show('fr', 'youtube').textContent ?? '';
  expect(text).toContain('3\u00a0000\u00a0€');
  expect(text).toContain('entre 2\u00a0400\u00a0€ et 3\u00a0600\u00a0€');
});
