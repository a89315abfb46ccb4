import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it('keeps a short compound word on one line, and changes no letter of the text', () => {
  const text =
    'Un avis, une page : dites-nous ce qui n’est pas légal, un pré-save, 2026-11-29T08:12:00.000 - tout.';
  const page = document.createElement('p');
  page.innerHTML = renderToStaticMarkup(unbroken(text));
  expect(page.textContent).toBe(text);
  expect([...page.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    'dites-nous',
    'pré-save,',
  ]);
});
