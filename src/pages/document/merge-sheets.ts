/** The initial values of Tailwind's own properties, for browsers without `@property`. */
const LAYER =
  /(@layer properties\{@supports [^{}]*\{\*,:before,:after,::backdrop\{)((?:--tw-[\w-]+:[^;{}]*;?)+)(\}\}\})/g;
/** What is the same in each sheet: the declaration of such a property, and the licence. */
const REPEATED = /@property --tw-[\w-]+\{[^{}]*\}|\/\*! tailwindcss [^*]*\*\/\n?/g;

/**
 * Joins the style sheets of a page. What Tailwind writes into each comes once, some 200 bytes less in a compressed page: the layer of
 * initial values at its first place, with the values of all sheets, each `@property`, and the licence.
 */
export function mergeSheets(sheets: readonly string[]): string {
  const css = sheets.join('');
  const values = new Set([...css.matchAll(LAYER)].flatMap(([, , declared = '']) => declared.split(';')));
  values.delete('');
  const seen = new Set<string>();
  const once = (key: string, text: string) => {
    if (seen.has(key)) return '';
    seen.add(key);
    return text;
  };
  return css
    .replace(LAYER, (_, start: string, __, end: string) => once('layer', start + [...values].join(';') + end))
    .replace(REPEATED, (text) => once(text.trim(), text));
}
