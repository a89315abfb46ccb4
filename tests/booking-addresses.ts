/** Booking addresses, and whether the widget can show them. The page and its security policy must agree on each. */
export const bookingAddresses: readonly [url: string, shown: boolean][] = [
  ['https://calendly.com/agency/call', true],
  ['https://calendly.com/agency/call?month=2026-12', true],
  ['https://CALENDLY.com/agency/call', true],
  ['http://calendly.com/agency/call', false],
  ['https://www.calendly.com/agency/call', false],
  ['https://team.calendly.com/call', false],
  ['https://calendly.com:8443/agency/call', false],
  ['https://calendly.com.evil.example/call', false],
  ['https://notcalendly.com/call', false],
  ['https://cal.example/call', false],
  ['calendly.com/call', false],
  ['', false],
];
