import { expect, it } from 'vitest';
import { arrivalChannel } from './arrival-channel.ts';
import { addressIn, addressPlaces } from './campaign-address.ts';

it.each(Object.entries(addressPlaces))(
  'the address of %s is counted in its channel',
  (place, { source, medium }) => {
    const utm = { utm_source: source, utm_medium: medium };
    const channel = arrivalChannel({ utm, referrer: '', userAgent: '', isInside: false });
    expect(channel).toBe(['partner', 'print'].includes(place) ? 'referral' : place);
  },
);

it.each([
  ['?utm_id=0a1b2c3d', '0a1b2c3d'],
  ['?utm_id=0A1B2C3D', undefined],
  ['?utm_id=lea@example.com', undefined],
  ['?utm_id=', undefined],
  ['', undefined],
])('reads from %s the number %s', (search, number) => {
  expect(addressIn(search)).toBe(number);
});
