import { afterEach, expect, it } from 'vitest';
import { tame } from '../editor/tame-page.ts';
import { follow } from './preview-page.ts';

afterEach(() => document.body.replaceChildren());

/** The parts of a rendered page of the site that a preview reads. */
function page(html: string): Document {
  document.body.innerHTML = html;
  return document;
}
const faq = `
  <section data-content="hero">Le volume</section>
  <section data-content="faq">
    <details><summary>Combien\u00a0?</summary><p>Peu.</p></details>
    <details><summary>Quand\u00a0?</summary><p>Bientôt.</p></details>
  </section>`;
const followed = () => [...document.querySelectorAll('[data-followed]')];
const target = { part: 'faq', item: '', text: '', state: 'Brouillon' };

it('the edited part is outlined on its page, and its label names the shown version', () => {
  follow(page(faq), target, false);
  expect(followed().map((element) => element.getAttribute('data-content'))).toEqual(['faq']);
  expect(document.querySelector('[data-followed-tag]')?.textContent).toBe('Brouillon');
});

it('the open item is found by its text, with any spaces, and is opened', () => {
  follow(page(faq), { ...target, item: 'time', text: 'Quand ?' }, false);
  const [found] = followed();
  expect(found?.textContent).toContain('Bientôt.');
  expect(found?.hasAttribute('open')).toBe(true);
});

it('one block is outlined at a time', () => {
  const opened = page(faq);
  follow(opened, target, false);
  follow(opened, { ...target, item: 'cost', text: 'Combien ?' }, false);
  follow(opened, { ...target, part: 'hero' }, false);
  expect(followed().map((element) => element.getAttribute('data-content'))).toEqual(['hero']);
  expect(document.querySelectorAll('[data-followed-tag]')).toHaveLength(1);
});

it('a page without the part stays as it is', () => {
  follow(page('<p>Autre page</p>'), target, true);
  expect(followed()).toEqual([]);
});

it('a preview follows no link, submits no form and shows no consent banner', () => {
  const opened = page(
    '<a href="/faq">FAQ</a><form><button type="submit">Envoyer</button></form><section data-consent-banner></section>',
  );
  tame(opened);
  for (const selector of ['a', 'button']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    opened.querySelector(selector)?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  }
  expect(opened.querySelector<HTMLElement>('[data-consent-banner]')?.style.display).toBe('none');
});
