/** Characters that open or close directional parts: an unmatched one would affect the text after the element. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Removes these characters, so that a text has no effect outside the element that isolates it. */
export const withoutIsolates = (text: string): string => text.replaceAll(ISOLATES, '');

/** Typed text among other words: right-to-left script and overrides in it do not affect them. */
export const Typed = ({ children }: { children: string }) => <bdi>{withoutIsolates(children)}</bdi>;

/** A sentence of the dictionary with typed text in its placeholders. */
export function Filled({ text, typed }: { text: string; typed: Record<string, string> }) {
  return text.split(/\{(\w+)\}/).map((part, index) =>
    // A text may name the same value twice.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have an order, and no other name
    index % 2 === 0 ? part : <Typed key={index}>{typed[part] ?? ''}</Typed>,
  );
}
