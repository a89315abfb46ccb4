import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** After this time without a pointer event, the list catches up. Longer than the pause between the clicks of a double click. */
const QUIET_MS = 3000;
/** A mouse that has not moved for this long was left there: rows that arrive are shown. */
const RESTING_MS = 60_000;

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
const typing = 'textarea, select, input:not([type="checkbox"])';
const focusable = 'a[href], button:not([disabled]), select, input';

/** Marks a row that has left the list and only keeps its place. Its style is in parts.css. */
const gone = { inert: true, 'data-gone': true } as const;

/**
 * Keeps rows in place while a pointer acts on them: the second click of a double click must not hit a row that has moved
 * into the place of the first one, and a row that arrives must not push another one under a resting mouse. From a pointer
 * press in the list on, no row moves, appears or disappears. A removed row keeps its place, inert. The list catches up when
 * the mouse leaves it, after 3 seconds without a pointer event (a finger never leaves), or when a key is pressed. While a
 * mouse rests in the list, rows that arrive wait longer.
 * @param rows the latest rows of the server
 * @param view changes with the requested rows; another view is shown at once
 * @param isLoaded whether the rows are those of the view, and not of the previous one while it is loading. Absent for rows
 * that only the user adds: these are shown at once, also under a resting mouse.
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  view: string,
  isLoaded?: boolean,
) {
  const [held, setHeld] = useState<{ rows: readonly Row[]; view: string }>();
  const holding = held !== undefined && held.view === view;
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const current = new Map(rows.map((row) => [idOf(row), row]));
  const shown = holding ? held.rows.map((row) => current.get(idOf(row)) ?? row) : rows;
  const isGone = (row: Row): boolean => holding && !current.has(idOf(row));

  const release = () => {
    clearTimeout(timer.current);
    clearTimeout(resting.current);
    resting.current = undefined;
    setHeld(undefined);
  };
  /** Lets removed rows go; rows that have arrived wait while a mouse rests here. */
  const settle = useEffectEvent(() => {
    const left = shown.filter((row) => !isGone(row));
    if (resting.current === undefined || left.length === 0) release();
    else setHeld({ rows: left, view });
  });
  const wait = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(), QUIET_MS);
  };
  const rest = () => {
    clearTimeout(resting.current);
    resting.current = setTimeout(release, RESTING_MS);
  };
  const hold = () => {
    if (!holding && isLoaded !== false) setHeld({ rows: shown, view });
  };
  const press = () => {
    hold();
    wait();
  };
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (modifiers.includes(key) || (target instanceof Element && target.closest(typing))) return;
    release();
  });
  useEffect(() => {
    if (!holding) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [holding]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(resting.current);
    },
    [],
  );

  // An inert row loses the focus: the next row gets it, else the previous one.
  const goneCount = shown.filter(isGone).length;
  useLayoutEffect(() => {
    if (goneCount === 0) return;
    const left = document.activeElement?.closest<HTMLElement>('[data-gone]');
    if (left && area.current?.contains(left)) nextOf(left)?.focus({ preventScroll: true });
  }, [goneCount]);

  return {
    rows: shown,
    isGone,
    /** The attributes of a row's element. */
    rowProps: (row: Row) => (isGone(row) ? gone : {}),
    holding,
    /** The attributes of the element around the rows and the parts below them, which move with the rows. */
    area: {
      ref: area,
      onPointerDownCapture: press,
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && isLoaded !== undefined) {
          rest();
          hold();
        }
        if (holding) wait();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (holding && pointerType === 'mouse') release();
      },
    },
  };
}

function nextOf(row: HTMLElement): HTMLElement | undefined {
  const siblings = [...(row.parentElement?.children ?? [])] as HTMLElement[];
  const at = siblings.indexOf(row);
  const next = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].find(
    (sibling) => !sibling.hasAttribute('data-gone'),
  );
  return next?.querySelector<HTMLElement>(focusable) ?? undefined;
}
