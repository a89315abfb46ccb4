import { beforeEach, expect, it } from 'vitest';
import { TYPED_KEY } from '../domain/storage/typed-key.ts';
import { carryTyped } from './typed-form.ts';

const page = (form: string) => {
  document.body.innerHTML = `<a data-language="en" href="#en">English</a>${form}`;
};
const contact = (email = '') => `<form data-carried="contact">
  <input name="name"><input name="email" value="${email}">
  <select name="platform"><option value=""></option><option value="meta"></option></select>
</form>`;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const switchLanguage = (init: MouseEventInit = {}) =>
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));

beforeEach(() => sessionStorage.clear());

it('carryTyped fills the same form of the next page with the typed values, then removes them', () => {
  page(contact());
  carryTyped();
  field('name').value = 'Léa';
  field('email').value = 'lea@music.example';
  field('platform').value = 'meta';
  switchLanguage();
  page(contact('typed@music.example'));
  carryTyped();
  expect(['name', 'email', 'platform'].map((name) => field(name).value)).toEqual([
    'Léa',
    // Typed on the new page before the script started.
    'typed@music.example',
    'meta',
  ]);
  expect(sessionStorage.length).toBe(0);
});

it('carryTyped keeps a ticked box', () => {
  const lead = '<form data-carried="lead"><input type="checkbox" name="newsletter"></form>';
  page(lead);
  carryTyped();
  (field('newsletter') as HTMLInputElement).checked = true;
  switchLanguage();
  page(lead);
  carryTyped();
  expect(field('newsletter').checked).toBe(true);
});

const menu = `<form data-carried="contact"><input name="name"><select name="platform">
  <option value="unknown" selected></option><option value="meta"></option></select></form>`;

it('carryTyped carries the choice of a menu that has an initial choice', () => {
  page(menu);
  carryTyped();
  field('platform').value = 'meta';
  switchLanguage();
  page(menu);
  carryTyped();
  expect(field('platform').value).toBe('meta');
});

it('carryTyped stores nothing for a menu’s initial choice', () => {
  page(menu);
  carryTyped();
  switchLanguage();
  expect(sessionStorage.length).toBe(0);
});

it('carryTyped removes the values when the next page has no such form', () => {
  sessionStorage.setItem(TYPED_KEY, '["contact",[["name","Léa"]]]');
  page('');
  carryTyped();
  expect(sessionStorage.length).toBe(0);
});

it('carryTyped stores nothing for an empty form, or when the link opens a new tab', () => {
  page('<form data-carried="lead"><input type="hidden" name="platform" value="meta"></form>');
  carryTyped();
  switchLanguage();
  page(contact());
  carryTyped();
  switchLanguage();
  field('name').value = 'Léa';
  switchLanguage({ ctrlKey: true });
  expect(sessionStorage.length).toBe(0);
});

it('carryTyped fills no other form, and ignores invalid or unknown values', () => {
  for (const kept of ['["review",[["name","Léa"]]]', '{', '["contact",[["nowhere","x"]]]']) {
    sessionStorage.setItem(TYPED_KEY, kept);
    page(contact());
    carryTyped();
    expect([field('name').value, field('platform').value]).toEqual(['', '']);
  }
});
