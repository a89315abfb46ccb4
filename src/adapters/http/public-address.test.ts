import { describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    // Deprecated "IPv4-compatible", NAT64, 6to4 and Teredo: all reach the IPv4 address that they embed.
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '',
    'localhost',
    '8.8.8.8.8',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('publicLookup', () => {
  type Found = { address: string; family: number }[];
  const resolveTo = (found: Found) =>
    publicLookup(((_name: string, _options: object, done: (error: null, found: Found) => void) =>
      done(null, found)) as never);
  const ask = (found: Found, all: boolean) =>
    new Promise((resolve) => {
      resolveTo(found)('name.example', { all }, (error, address, family) =>
        resolve({ error, address, family }),
      );
    });
  const open = { address: '8.8.8.8', family: 4 };
  const hidden = { address: '10.0.0.1', family: 4 };

  it('returns public addresses and omits private ones', async () => {
    expect(await ask([hidden, open], true)).toMatchObject({ error: null, address: [open] });
    expect(await ask([hidden, open], false)).toMatchObject({ error: null, address: '8.8.8.8', family: 4 });
  });

  it('returns an error for a name without a public address', async () => {
    expect(await ask([hidden], true)).toMatchObject({ error: expect.any(PrivateAddressError) });
    expect(await ask([], true)).toMatchObject({ error: expect.any(PrivateAddressError) });
  });
});
