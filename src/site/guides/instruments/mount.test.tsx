import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { youtubeCalculator } from './calculators/youtube-calculator.ts';
import { mountCalculator } from './mount.tsx';
import { calculatorTexts } from './server-texts.ts';

it('mount replaces the HTML of the server', () => {
  document.body.innerHTML = '<div><form><fieldset disabled><input></fieldset></form></div>';
  const host = document.body.firstElementChild as HTMLElement;
  act(() => mountCalculator(host, youtubeCalculator, { locale: 'en', t: calculatorTexts('en') }));
  expect(host.querySelectorAll('form')).toHaveLength(1);
  expect(host.querySelector('fieldset')?.hasAttribute('disabled')).toBe(false);
  expect(host.textContent).toContain(calculatorTexts('en').live);
});
