import { expect, it } from 'vitest';
import { hasKnownTokens } from '../../domain/content/check.ts';
import type { ContentField } from '../../domain/content/fields.ts';
import { contentParts, partKeys, partOf } from '../../domain/content/parts.ts';
import { locales } from '../../domain/locale/locale.ts';
import { knownNames, withName, writtenFor } from './token-names.ts';

const fieldsOf = partKeys.flatMap((key) => {
  const part = partOf(key);
  const fields: ContentField[] = [...part.fields, ...(part.items?.fields ?? [])];
  return fields.filter(({ tokens }) => tokens).map((field) => ({ key, part, field }));
});
const [description] = contentParts.hero.fields.filter(({ key }) => key === 'description');

it.each(fieldsOf)(
  'each name that is listed at $key $field.key is accepted, and has a value',
  ({ part, field }) => {
    const names = knownNames(part, field, '');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(hasKnownTokens(field, `{${name}}`), name).toBe(true);
      for (const locale of locales) expect(writtenFor(locale, name, []), name).not.toBe('');
    }
  },
);

it('the names of the default text come first', () => {
  const names = knownNames(contentParts.hero, description as ContentField, 'Dès {agency.minimum} par mois.');
  expect(names[0]).toBe('agency.minimum');
  expect(names.filter((name) => name === 'agency.minimum')).toHaveLength(1);
});

it('a chosen name replaces an unknown one, and is otherwise inserted at the cursor', () => {
  const field = description as ContentField;
  expect(withName(field, 'Dès {agency.minimun} par mois.', 'agency.minimum', 0)).toEqual({
    text: 'Dès {agency.minimum} par mois.',
    end: 20,
  });
  expect(withName(field, 'Dès  par mois.', 'agency.minimum', 4).text).toBe('Dès {agency.minimum} par mois.');
});
