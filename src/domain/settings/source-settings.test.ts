import { expect, it } from 'vitest';
import { isBlogAddress, ReviewsWidgetSettings, WordpressSettings } from './source-settings.ts';

const wrongIn = (schema: typeof WordpressSettings | typeof ReviewsWidgetSettings, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it.each([
  ['', undefined],
  [' https://blog.example.com/wp-json ', undefined],
  ['blog.example.com', ['url url_error']],
  ['ftp://blog.example.com', ['url url_error']],
  ['https://lea:secret@blog.example.com', ['url url_error']],
])('WordpressSettings reports for the address %j: %j', (url, wrong) => {
  expect(wrongIn(WordpressSettings, { url, username: '', frequency: 'daily', categories: [3] })).toEqual(
    wrong,
  );
});

it.each([
  ['https://blog.example.com/wp-json', true, true],
  // A blog on the same machine.
  ['http://localhost:8080', true, true],
  ['http://127.0.0.1:8080/', true, true],
  ['http://[::1]/', true, true],
  ['http://blog.example.com', false, true],
  ['http://localhost.example.com', false, true],
])('isBlogAddress for %s is %j, and %j if http is allowed', (url, usually, allowed) => {
  expect([isBlogAddress(url, false), isBlogAddress(url, true)]).toEqual([usually, allowed]);
});

it.each([
  [{ frequency: 'yearly' }, ['frequency frequency_error']],
  [{ canonical: 'elsewhere' }, ['canonical canonical_error']],
  [{ categories: [0] }, ['categories.0 categories_error']],
  [{ categories: 'all' }, ['categories categories_error']],
])('WordpressSettings reports for %j: %j', (changes, wrong) => {
  const settings = { url: '', username: '', frequency: 'manual', categories: [], ...changes };
  expect(wrongIn(WordpressSettings, settings)).toEqual(wrong);
});

it.each([
  ['', undefined],
  ['a-b_1', undefined],
  ['a/b', ['widgetId widget_error']],
  ['x'.repeat(101), ['widgetId widget_error']],
])('ReviewsWidgetSettings reports for the widget %j: %j', (widgetId, wrong) => {
  expect(wrongIn(ReviewsWidgetSettings, { widgetId })).toEqual(wrong);
});
