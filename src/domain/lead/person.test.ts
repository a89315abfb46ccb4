import { expect, it } from 'vitest';
import { personOf, withPerson } from './person.ts';

const contact = { name: 'Léa', email: 'lea@example.com', message: 'Bonjour' };
const booking = { artistName: 'Nova', email: 'nova@example.com', platform: 'meta' };
const manual = { ...contact, phone: '' };

it('personOf reads the person from forms of contacts and artists, with and without a telephone number', () => {
  expect(personOf(contact)).toEqual({ name: 'Léa', email: 'lea@example.com', phone: null });
  expect(personOf(booking)).toEqual({ name: 'Nova', email: 'nova@example.com', phone: null });
  expect(personOf({ ...manual, phone: '+33 6' })).toMatchObject({ phone: '+33 6' });
  expect(personOf(manual)).toMatchObject({ phone: null });
});

it('withPerson changes the person under the field names of the form, and adds no field', () => {
  const person = { name: 'Mia', email: 'mia@example.com', phone: '+33 7' };
  expect(withPerson(contact, person)).toEqual({ ...contact, name: 'Mia', email: 'mia@example.com' });
  expect(withPerson(booking, person)).toEqual({ ...booking, artistName: 'Mia', email: 'mia@example.com' });
  expect(withPerson(manual, { ...person, phone: null })).toEqual({
    ...manual,
    name: 'Mia',
    email: 'mia@example.com',
    phone: '',
  });
});
