import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The radii of `tokens.css`; a card, a circle and the radius of the parent have names. The phone is a drawing of a device. */
const list = /^(?:2px|0\.(?:25|5|75)rem|0|50%|999px|inherit|var\(--radius-card\)|var\(--round,0\)|2\.75rem)$/;
const written = /rounded(?:-[trbl]{1,2})?-\[([^\]]+)\]|border-radius: ([^;]+);/g;

it('the public pages round corners by one list of radii; landing pages have their own', () => {
  const files = globSync('src/{site,ui}/**/*.{css,tsx}').filter((file) => !file.includes('/landing/'));
  expect(files.length).toBeGreaterThan(100);
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].flatMap(([, utility, value]) =>
      (utility ?? value ?? '')
        .split(' ')
        .filter((radius) => !list.test(radius))
        .map((radius) => `${file}: ${radius}`),
    ),
  );
  expect(others).toEqual([]);
});
