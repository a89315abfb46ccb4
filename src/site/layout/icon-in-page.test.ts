import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconInPage } from './icon-in-page.ts';

it('the icon in each page equals the icon file', () => {
  const drawing = decodeURIComponent(iconInPage.replace('data:image/svg+xml,', ''));
  expect(drawing).toBe(readFileSync('public/favicon.svg', 'utf8').trim().replaceAll('"', "'"));
});
