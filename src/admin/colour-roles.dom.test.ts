import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '../domain/colour/contrast.ts';

const css = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const brand = css('../ui/brand.css');
const office = css('./admin.css');

type Scheme = 'light' | 'dark';
/** Returns the colour in the last declaration of a variable, within the blocks of a colour scheme. */
function colour(name: string, scheme: Scheme): string {
  const all = [...`${brand}${office}`.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector]) => (scheme === 'dark') === /\.on-dark,/.test(selector ?? ''))
    .flatMap(([, , body]) => [...(body ?? '').matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g'))]);
  const found = all.at(-1)?.[1];
  if (!found) throw new Error(`${name} has no colour in ${scheme}`);
  return found;
}

/** The backgrounds of cards: white, and 5 % of cream on ink. */
const cards: Record<Scheme, string> = { light: '#ffffff', dark: '#18161b' };
const roles = ['success', 'warning', 'danger', 'info'];

it.each(['light', 'dark'] as const)('in %s, each role is legible on a card and on its own tint', (scheme) => {
  for (const role of roles)
    for (const ground of [cards[scheme], colour(`${role}-tint`, scheme)])
      expect([role, contrast(colour(role, scheme), ground) >= 4.5]).toEqual([role, true]);
});

it.each(['light', 'dark'] as const)(
  'in %s, no two roles have the same colour, and no role has the brand colour',
  (scheme) => {
    const brandColour = scheme === 'light' ? '#d1103f' : '#ff3366';
    expect(new Set([...roles.map((role) => colour(role, scheme)), brandColour]).size).toBe(roles.length + 1);
  },
);

it('an error of the back office is danger, in light and dark', () => {
  expect(office.match(/--error: var\(--danger\)/g)).toHaveLength(2);
});

it.each(['light', 'dark'] as const)('in %s, a hovered button in the brand colour is legible', (scheme) => {
  const { 1: share = '' } =
    /--mantine-color-signal-0: color-mix\(in srgb, var\(--signal\) (\d+)%, var\(--raised\)\)/.exec(office) ??
    [];
  // A subtle button (`light`) has the text colours.
  expect(office).toContain('--mantine-color-signal-light-hover: var(--sunk);');
  expect(office).toContain('--mantine-color-signal-light-color: var(--ink);');
  expect(office).toContain('--mantine-color-signal-outline-hover: var(--mantine-color-signal-0);');
  const signal = scheme === 'light' ? '#d1103f' : '#ff3366';
  const mixed = [1, 3, 5].map((at) => {
    const [over, under] = [signal, cards[scheme]].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = ((over ?? 0) * Number(share) + (under ?? 0) * (100 - Number(share))) / 100;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  expect(contrast(signal, `#${mixed.join('')}`)).toBeGreaterThanOrEqual(4.5);
});
