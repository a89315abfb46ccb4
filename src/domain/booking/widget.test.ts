import { expect, it } from 'vitest';
import { bookingAddresses } from '../../../tests/booking-addresses.ts';
import { isWidgetAddress } from './widget.ts';

it.each(bookingAddresses)('isWidgetAddress("%s") is %s', (url, shown) => {
  expect(isWidgetAddress(url)).toBe(shown);
});
