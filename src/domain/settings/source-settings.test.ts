import { expect, it } from 'vitest';
import { ReviewsWidgetSettings, WordpressSettings } from './source-settings.ts';

const wrongIn = (schema: typeof WordpressSettings | typeof ReviewsWidgetSettings, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it.each([
  ['', undefined],
  [' https://blog.example.com/wp-json ', undefined],
  // A blog on the same machine, which WordPress calls a local one.
  ['http://localhost:8080', undefined],
  ['http://127.0.0.1:8080/', undefined],
  ['http://[::1]/', undefined],
  ['http://blog.example.com', ['url https_error']],
  ['http://localhost.example.com', ['url https_error']],
  ['blog.example.com', ['url url_error']],
  ['ftp://blog.example.com', ['url url_error']],
  ['https://lea:secret@blog.example.com', ['url url_error']],
])('WordpressSettings reports for the address %j: %j', (url, wrong) => {
  expect(wrongIn(WordpressSettings, { url, username: '' })).toEqual(wrong);
});

it.each([
  ['', undefined],
  ['a-b_1', undefined],
  ['a/b', ['widgetId widget_error']],
  ['x'.repeat(101), ['widgetId widget_error']],
])('ReviewsWidgetSettings reports for the widget %j: %j', (widgetId, wrong) => {
  expect(wrongIn(ReviewsWidgetSettings, { widgetId })).toEqual(wrong);
});
