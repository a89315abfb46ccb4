import { beforeEach, expect, it } from 'vitest';
import { startLibrary } from './count-guides.ts';

const radio = (name: string, value: string, checked = false) =>
  `<input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}>`;
const status = () => document.querySelector('[data-library-count]')?.textContent;
const choose = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();

beforeEach(() => {
  const texts = JSON.stringify({ none: 'Aucun', one: '{count} guide', other: '{count} guides' });
  document.body.innerHTML = `<section data-library>
    <form>
      ${radio('category', '', true)}${radio('category', 'budget')}${radio('category', 'creative')}
      ${radio('difficulty', '', true)}${radio('difficulty', 'beginner')}${radio('difficulty', 'advanced')}
      <button type="reset">Tout</button>
    </form>
    <p data-library-count data-texts='${texts}'></p>
    <ul>
      <li class="library-item" data-category="budget" data-difficulty="beginner"></li>
      <li class="library-item" data-category="budget" data-difficulty="advanced"></li>
      <li class="library-item" data-category="creative" data-difficulty="beginner"></li>
      <li class="library-empty" data-category="creative" data-difficulty="advanced"></li>
    </ul>
  </section>`;
  startLibrary();
});

it('startLibrary shows the number of guides that match both filters', () => {
  expect(status()).toBe('3 guides');
  choose('budget');
  expect(status()).toBe('2 guides');
  choose('advanced');
  expect(status()).toBe('1 guide');
  choose('creative');
  expect(status()).toBe('Aucun');
});

it('startLibrary counts again after a reset, and focuses a choice', async () => {
  choose('creative');
  choose('advanced');
  document.querySelector('button')?.click();
  await expect.poll(status).toBe('3 guides');
  expect(document.activeElement?.getAttribute('name')).toBe('category');
});

it('startLibrary does nothing on a page without a library', () => {
  document.body.innerHTML = '';
  expect(startLibrary).not.toThrow();
});
