import { expect, it } from 'vitest';
import { PushAddress } from './push.ts';

it.each(['', 'x', 'https://', 'http://[', 'http://push.example/a', 'ftp://a.example'])(
  'PushAddress refuses the endpoint %j without throwing an error',
  (endpoint) => {
    expect(PushAddress.safeParse({ endpoint }).success).toBe(false);
  },
);

it('PushAddress accepts an https address', () => {
  expect(PushAddress.safeParse({ endpoint: 'https://push.example/a' }).success).toBe(true);
});
