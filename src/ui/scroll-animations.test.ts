import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Declarations outside nested rules, of each rule of a sheet. */
const rules = (css: string): string[] => css.match(/(?<=\{)[^{}]*(?=\})/g) ?? [];

it('no rule with a scroll timeline sets the shorthand `animation`, since the build would merge both into a value that no browser accepts', () => {
  const faults = globSync('src/**/*.css').flatMap((file) =>
    rules(readFileSync(file, 'utf8'))
      .filter((rule) => /\banimation-timeline:/.test(rule) && /\banimation:/.test(rule))
      .map((rule) => `${file}: ${rule.trim()}`),
  );
  expect(faults).toEqual([]);
});
