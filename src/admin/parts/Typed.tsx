/** They open and close parts of their own, and one too many would reach beyond the element. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A text that cannot leave the element that isolates it. */
export const withoutIsolates = (text: string): string => text.replaceAll(ISOLATES, '');

/** What somebody typed, amid other words: no right-to-left script and no override in it reaches them. */
export const Typed = ({ children }: { children: string }) => <bdi>{withoutIsolates(children)}</bdi>;

/** A sentence of the dictionary, with what somebody typed in its holes. */
export function Filled({ text, typed }: { text: string; typed: Record<string, string> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Typed key={part}>{typed[part] ?? ''}</Typed>));
}
