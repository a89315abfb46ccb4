/** Blocks whose text an editor writes, and those that code draws: these can be moved and hidden. */
export const textBlockKinds = ['heading', 'subheading', 'paragraph', 'list', 'note', 'table'] as const;
export const drawnBlockKinds = [
  ...(['figures', 'prices', 'source', 'example', 'calculator'] as const),
  ...(['storage', 'policies'] as const),
] as const;
/** The label of a button has a text, but its kind is not offered for a new block. */
export const itemKinds = [...textBlockKinds, ...drawnBlockKinds, 'consent'] as const;
export type BlockItemKind = (typeof itemKinds)[number];
