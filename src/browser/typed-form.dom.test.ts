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

it('brings what was typed to the same form of the next page, and keeps it no longer', () => {
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
    // Typed before the script came.
    'typed@music.example',
    'meta',
  ]);
  expect(sessionStorage.length).toBe(0);
});

it('brings a ticked box along', () => {
  const lead = '<form data-carried="lead"><input type="checkbox" name="newsletter"></form>';
  page(lead);
  carryTyped();
  (field('newsletter') as HTMLInputElement).checked = true;
  switchLanguage();
  page(lead);
  carryTyped();
  expect(field('newsletter').checked).toBe(true);
});

it('keeps nothing once another page has come than the one it was for', () => {
  sessionStorage.setItem(TYPED_KEY, '["contact",[["name","Léa"]]]');
  page('');
  carryTyped();
  expect(sessionStorage.length).toBe(0);
});

it('keeps nothing of an empty form, nor for a new tab', () => {
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

it('fills in no other form, and passes over what is not its own', () => {
  for (const kept of ['["review",[["name","Léa"]]]', '{', '["contact",[["nowhere","x"]]]']) {
    sessionStorage.setItem(TYPED_KEY, kept);
    page(contact());
    carryTyped();
    expect([field('name').value, field('platform').value]).toEqual(['', '']);
  }
});
