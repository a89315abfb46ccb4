import { expect, it } from 'vitest';
import { isOfNetwork, profileAddress } from './networks.ts';

it.each([
  ['instagram', '@presquile', 'https://www.instagram.com/presquile/'],
  ['instagram', ' presquile ', 'https://www.instagram.com/presquile/'],
  ['tiktok', 'nova_lune', 'https://www.tiktok.com/@nova_lune'],
  ['youtube', '@Éclats-Bleus', 'https://www.youtube.com/@Éclats-Bleus'],
  ['tiktok', '@nova.com', 'https://www.tiktok.com/@nova.com'],
  // Not a handle: an address, a host, several words, an empty text, and a network that names artists by ids.
  ['instagram', 'https://www.instagram.com/presquile', 'https://www.instagram.com/presquile'],
  ['instagram', 'presquile.com', 'presquile.com'],
  ['tiktok', 'Nova Lune', 'Nova Lune'],
  ['youtube', '', ''],
  ['spotify', '@presquile', '@presquile'],
] as const)('the handle typed for %s as "%s" is the address "%s"', (network, typed, address) => {
  expect(profileAddress(network, typed)).toBe(address);
});

it('isOfNetwork accepts the hosts of the networks, and refuses similar ones', () => {
  expect(isOfNetwork('https://www.instagram.com/presquile')).toBe(true);
  expect(isOfNetwork('https://m.tiktok.com/@presquile')).toBe(true);
  expect(isOfNetwork('https://instagram.com.example/presquile')).toBe(false);
  expect(isOfNetwork('instagram.com')).toBe(false);
});
