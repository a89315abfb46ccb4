import { expect, it } from 'vitest';
import { isPhone, phoneDigits, phonePart } from './phone.ts';

it.each([
  '06 12 34 56 78',
  '+33 6 12 34 56 78',
  '0033 612345678',
  '06.12.34.56.78',
  '(06) 12-34-56-78',
  '+33 06 12 34 56 78',
])('phoneDigits returns the same digits with the country code for %s', (typed) => {
  expect(isPhone(typed)).toBe(true);
  expect(phoneDigits(typed)).toBe('33612345678');
});

it.each(['06 12', '+33 6 12', '0612345678', '12 34 56', '33612'])(
  'phonePart returns digits of the number for its part %s',
  (typed) => expect('33612345678').toContain(phonePart(typed)),
);

it.each(['123', 'nova 2000', 'a@b.fr', ''])('phonePart returns undefined for %j', (typed) =>
  expect(phonePart(typed)).toBeUndefined(),
);

it.each(['12345', '1'.repeat(16), 'demain', '06 12 34 poste 5'])('isPhone refuses %s', (typed) =>
  expect(isPhone(typed)).toBe(false),
);
