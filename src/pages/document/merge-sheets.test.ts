import { expect, it } from 'vitest';
import { mergeSheets } from './merge-sheets.ts';

const licence = '/*! tailwindcss v4.3.3 | MIT License | https://tailwindcss.com */\n';
const layer = (values: string) =>
  `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))) or ((-moz-orient:inline) and (not (color:rgb(from red r g b)))){*,:before,:after,::backdrop{${values}}}}`;
const property = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false}`;

it('writes initial values, properties and licence of several sheets once, and changes no rule', () => {
  const first = `${licence}${layer('--tw-leading:initial')}.a{--tw-leading:1;line-height:1}${property('leading')}`;
  const second = `${licence}${layer('--tw-leading:initial;--tw-border-style:solid')}@layer theme,base;.b{top:0}${property('leading')}${property('border-style')}`;
  expect(mergeSheets([first, '.c{left:0}', second])).toBe(
    `${licence}${layer('--tw-leading:initial;--tw-border-style:solid')}.a{--tw-leading:1;line-height:1}${property('leading')}.c{left:0}@layer theme,base;.b{top:0}${property('border-style')}`,
  );
});

it('keeps sheets without Tailwind as they are', () => {
  expect(mergeSheets(['.a{top:0}', '@property --own{syntax:"*";inherits:false}'])).toBe(
    '.a{top:0}@property --own{syntax:"*";inherits:false}',
  );
});
