import { expect, it } from 'vitest';
import { bookingAddresses } from '../../../tests/booking-addresses.ts';
import { isWidgetAddress, widgetSources } from './widget.ts';

it.each(bookingAddresses)('isWidgetAddress("%s") is %s', (url, shown) => {
  expect(isWidgetAddress(url)).toBe(shown);
});

it.each(bookingAddresses)('a page with a button to "%s" may frame the calendar: %s', (url, shown) => {
  expect(widgetSources([url])).toEqual(
    shown
      ? {
          'script-src': ['https://assets.calendly.com'],
          'style-src': ['https://assets.calendly.com'],
          'img-src': ['https://assets.calendly.com'],
          'frame-src': ['https://calendly.com'],
        }
      : {},
  );
});

it('a page may frame the calendar when one of its buttons opens it', () => {
  const frame = { 'frame-src': ['https://calendly.com'] };
  expect(
    widgetSources(['https://booking.example/y', undefined, 'https://calendly.com/agency']),
  ).toMatchObject(frame);
  expect(widgetSources([undefined, 'https://booking.example/y'])).toEqual({});
  expect(widgetSources([])).toEqual({});
});
