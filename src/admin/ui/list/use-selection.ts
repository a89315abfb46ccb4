import { useRef, useState } from 'react';

/**
 * The selected rows. They belong to one view of the list: a change of the view clears the selection.
 * @param view the key of the view (its address)
 * @param shown ids of the rows on the screen, in their order
 */
export function useSelection(view: string, shown: readonly string[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState(view);
  const last = useRef<string | undefined>(undefined);
  if (view !== known) {
    setKnown(view);
    setIds(new Set());
  }
  return {
    selected: shown.filter((id) => ids.has(id)),
    /** @param range whether to include all rows between this row and the previously toggled row */
    toggle: (id: string, on: boolean, range: boolean) => {
      const ends = [shown.indexOf(id), shown.indexOf(last.current ?? '')].sort((a, b) => a - b);
      const [first = -1, end = -1] = ends;
      const rows = range && first >= 0 ? shown.slice(first, end + 1) : [id];
      const next = new Set(ids);
      for (const row of rows) on ? next.add(row) : next.delete(row);
      last.current = id;
      setIds(next);
    },
    selectAll: (on: boolean) => setIds(new Set(on ? shown : [])),
  };
}
