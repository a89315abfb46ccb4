import { expect, it } from 'vitest';
import { ReviewsWidgetSettings, WordpressSettings } from './source-settings.ts';

const wrongIn = (schema: typeof WordpressSettings | typeof ReviewsWidgetSettings, value: object) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it.each([
  ['', undefined],
  [' https://blog.example.com/wp-json ', undefined],
  // A blog on the machine itself, which WordPress calls local.
  ['http://localhost:8080', undefined],
  ['http://127.0.0.1:8080/', undefined],
  ['http://[::1]/', undefined],
  ['http://blog.example.com', ['url https_error']],
  ['http://localhost.example.com', ['url https_error']],
  ['blog.example.com', ['url url_error']],
  ['ftp://blog.example.com', ['url url_error']],
  ['https://lea:secret@blog.example.com', ['url url_error']],
])('the address %j of a blog: %j', (url, wrong) => {
  expect(wrongIn(WordpressSettings, { url, username: '' })).toEqual(wrong);
});

it.each([
  ['', undefined],
  ['a-b_1', undefined],
  ['a/b', ['widgetId widget_error']],
  ['x'.repeat(101), ['widgetId widget_error']],
])('the widget %j: %j', (widgetId, wrong) => {
  expect(wrongIn(ReviewsWidgetSettings, { widgetId })).toEqual(wrong);
});
