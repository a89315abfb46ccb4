import { expect, it } from 'vitest';
import { isWidgetAddress } from './widget.ts';

it.each([
  ['https://calendly.com/agency/call', true],
  ['https://team.calendly.com/call', true],
  ['https://calendly.com.evil.example/call', false],
  ['https://notcalendly.com/call', false],
  ['https://cal.example/call', false],
  ['calendly.com/call', false],
  ['', false],
])('%s: %s', (url, expected) => {
  expect(isWidgetAddress(url)).toBe(expected);
});
