import { readFileSync } from 'node:fs';

const tokens = readFileSync(new URL('../../ui/brand.css', import.meta.url), 'utf8');

/** Returns a colour of the brand from brand.css, the only file that defines them. */
function brandColour(name: string): string {
  const colour = new RegExp(`--brand-${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
  if (!colour) throw new Error(`brand.css has no colour --brand-${name}`);
  return colour;
}

export const colours = {
  ink: brandColour('ink'),
  cream: brandColour('cream'),
  signal: brandColour('signal'),
  glow: brandColour('glow'),
};
