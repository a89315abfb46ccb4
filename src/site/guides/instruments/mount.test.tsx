import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calculatorTexts } from './server-texts.ts';
import { mount } from './youtube-island.ts';

it('takes the place of what the server sent', () => {
  document.body.innerHTML = '<div><form><fieldset disabled><input></fieldset></form></div>';
  const host = document.body.firstElementChild as HTMLElement;
  act(() => mount(host, { locale: 'en', t: calculatorTexts('en') }));
  expect(host.querySelectorAll('form')).toHaveLength(1);
  expect(host.querySelector('fieldset')?.hasAttribute('disabled')).toBe(false);
  expect(host.textContent).toContain(calculatorTexts('en').live);
});
