import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { locales } from '../domain/locale/locale.ts';
import { dictionaryOf } from '../i18n/dictionary.ts';
import { fill } from '../i18n/format.ts';
import { Rating } from './rating.tsx';

it.each(locales)('a rating is its figure in the display font, followed by the scale: %s', (locale) => {
  const text = fill(dictionaryOf(locale).home.reviews.rating, { rating: 3 });
  const { container } = render(<Rating text={text} />);
  expect(container.querySelector('.font-display')?.textContent).toBe('3');
  expect(container.textContent).toBe(text);
  expect(container.querySelector('svg')).toBeNull();
});
