/** Whether a list is loaded and has no items: its section, and links to it, are left out. */
export const isEmptyList = ({ state, items }: { state: string; items: readonly unknown[] }): boolean =>
  state === 'loaded' && items.length === 0;
