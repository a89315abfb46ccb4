import { useRef, useState } from 'react';

/**
 * The rows that are ticked. They belong to one view of the list: another view begins without any.
 * @param view what tells one view from another
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
    /** `range`: with everything between this row and the one that was ticked before. */
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
