import { beforeEach, expect, it } from 'vitest';
import { startTermSearch } from './search-terms.ts';

const term = (id: string, name: string, text: string) =>
  `<div id="${id}" class="glossary-term"><dt>${name}</dt><dd>${text}</dd></div>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.glossary-term')]
    .filter((element) => !element.closest('[hidden]'))
    .map(({ id }) => id);
const hidden = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.hidden);
const status = () => document.querySelector('[data-glossary-count]')?.textContent;
const type = (text: string) => {
  const field = document.querySelector<HTMLInputElement>('#glossary-search');
  if (field) field.value = text;
  field?.dispatchEvent(new Event('input'));
};

beforeEach(() => {
  const texts = JSON.stringify({ none: 'Aucun', one: '{count} terme', other: '{count} termes' });
  document.body.innerHTML = `
    <input id="glossary-search"><p data-glossary-count data-texts='${texts}'></p><p data-glossary-none hidden></p>
    <nav class="glossary-letters"></nav>
    <section class="glossary-section">${term('cpv', 'Coût par vue (CPV)', 'Un prix.')}</section>
    <section class="glossary-section">${term('listen', 'Écoute', 'Au coût par vue.')}${term('end', 'Écran de fin', 'Une fin.')}</section>`;
  startTermSearch();
});

it('startTermSearch shows the terms whose names contain what is typed, whatever its accents and capitals', () => {
  expect([shown(), status()]).toEqual([['cpv', 'listen', 'end'], '3 termes']);
  type(' ECOUTE ');
  expect([shown(), status()]).toEqual([['listen'], '1 terme']);
  expect(hidden('.glossary-section')).toEqual([true, false]);
  type('coût par');
  expect(shown()).toEqual(['cpv']);
});

it('startTermSearch searches the definitions when no name matches', () => {
  type('prix');
  expect(shown()).toEqual(['cpv']);
});

it('startTermSearch says when nothing matches, and hides the letters while it searches', () => {
  type('zzz');
  expect([shown(), status()]).toEqual([[], 'Aucun']);
  expect(hidden('[data-glossary-none], .glossary-letters')).toEqual([false, true]);
  type('');
  expect(shown()).toHaveLength(3);
  expect(hidden('[data-glossary-none], .glossary-letters')).toEqual([true, false]);
});

it('startTermSearch shows every term again when the address names one that is hidden', async () => {
  type('coût');
  Element.prototype.scrollIntoView = () => {};
  location.hash = '#end';
  await expect.poll(shown).toHaveLength(3);
});

it('startTermSearch does nothing on another page', () => {
  document.body.innerHTML = '';
  expect(startTermSearch).not.toThrow();
});
