import { expect, it } from 'vitest';
import { reachableScripts } from './reachable-scripts.ts';

const chunks: Record<string, string> = {
  'page.A1.js': 'import{a}from"./shared.B2.js";const b=()=>import(`./later.C3.js`);export{a,b}',
  'shared.B2.js': 'export const a="./not-a-chunk"',
  'later.C3.js': 'import"./shared.B2.js";const deps=["_site/deep_-x.D4.js"]',
  'deep_-x.D4.js': 'import"./page.A1.js"',
  'unrelated.E5.js': '',
};
const read = (name: string) => chunks[name];

it('reachableScripts returns the chunks of a page, their imports and lazy imports, each once', () => {
  const html = '<script type="module" src="/_site/page.A1.js"></script><link href="/_site/style.F6.css">';
  expect(reachableScripts(html, read)).toEqual([
    'deep_-x.D4.js',
    'later.C3.js',
    'page.A1.js',
    'shared.B2.js',
  ]);
});

it('reachableScripts throws for a missing chunk', () => {
  expect(() => reachableScripts('<script src="/_site/gone.js">', read)).toThrow('gone.js');
});
