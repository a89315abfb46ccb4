import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** New rows are shown after this time without a pointer event, in milliseconds. */
const ARRIVAL_MS = 500;
/** After a press, removed rows keep their place for this time without a pointer event: longer than a double click, in ms. */
const REMOVAL_MS = 3000;

const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
const typing = 'textarea, select, input:not([type="checkbox"])';
const focusable = 'a[href], button:not([disabled]), select, input';

/** Marks a removed row that only keeps its place. Its style is in parts.css. */
const gone = { inert: true, 'data-gone': true } as const;

/**
 * Keeps rows in place while a pointer acts on them: the second click of a double click must not hit a row that has moved
 * into the place of the first one, and a new row must not push another one under a moving mouse. New rows wait for half a
 * second without a pointer event. After a press, a removed row keeps its place, inert, for three seconds without one. The
 * latest rows are shown at once when the mouse leaves the list or a key is pressed.
 * @param rows the latest rows of the server
 * @param view changes with the requested rows; another view is shown at once
 * @param isLoaded whether the rows are those of the view, and not of the previous one while it is loading. Absent for rows
 * that only the user adds: these are shown at once, also while the mouse moves.
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  view: string,
  isLoaded?: boolean,
) {
  /** The rows that keep their places; `still` while new rows wait. */
  const [held, setHeld] = useState<{ rows: readonly Row[]; view: string; still: boolean }>();
  const holding = held !== undefined && held.view === view;
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ownTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Times of the last pointer event, and of the last press since the list was held; 0 for never. */
  const acted = useRef(0);
  const pressed = useRef(0);

  const current = new Map(rows.map((row) => [idOf(row), row]));
  const shown = !holding
    ? rows
    : held.still
      ? held.rows.map((row) => current.get(idOf(row)) ?? row)
      : withRemoved(held.rows, rows, idOf);
  const isGone = (row: Row): boolean => holding && !current.has(idOf(row));

  const release = () => {
    clearTimeout(timer.current);
    clearTimeout(ownTimer.current);
    pressed.current = 0;
    setHeld(undefined);
  };
  const admit = () => setHeld((now) => now && { ...now, still: false });
  const settle = useEffectEvent(() => {
    const since = Date.now() - acted.current;
    if (pressed.current === 0 || since >= REMOVAL_MS) return release();
    admit();
    timer.current = setTimeout(() => settle(), REMOVAL_MS - since);
  });
  const hold = () => {
    acted.current = Date.now();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(), ARRIVAL_MS);
    if (isLoaded !== false && !(holding && held.still)) setHeld({ rows: shown, view, still: true });
  };
  /** Shows a row that the user added, as soon as the second click of a double click is no longer expected. */
  const showOwn = () => {
    clearTimeout(ownTimer.current);
    ownTimer.current = setTimeout(admit, Math.max(0, pressed.current + ARRIVAL_MS - Date.now()));
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
      clearTimeout(ownTimer.current);
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
    /** Number of waiting new rows above a shown one. */
    arrived: holding && held.still ? countArrived(shown, rows, idOf) : 0,
    /** Shows the latest rows. */
    release,
    showOwn,
    /** The attributes of the element around the rows and the parts below them, which move with the rows. */
    area: {
      ref: area,
      onPointerDownCapture: () => {
        pressed.current = Date.now();
        hold();
      },
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (holding || (pointerType === 'mouse' && isLoaded !== undefined)) hold();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (holding && pointerType === 'mouse') release();
      },
    },
  };
}

type IdOf<Row> = (row: Row) => string;

/** Returns the latest rows, with each removed row below its previous predecessor. */
function withRemoved<Row>(before: readonly Row[], rows: readonly Row[], idOf: IdOf<Row>): readonly Row[] {
  const all = [...rows];
  const placeOf = (row: Row | undefined) => all.findIndex((one) => row && idOf(one) === idOf(row));
  before.forEach((row, at) => {
    if (placeOf(row) === -1) all.splice(placeOf(before[at - 1]) + 1, 0, row);
  });
  return all;
}

/** Counts the new rows. Rows below the last shown one, such as the first of the next page, do not count. */
function countArrived<Row>(shown: readonly Row[], rows: readonly Row[], idOf: IdOf<Row>): number {
  const ids = new Set(shown.map(idOf));
  const last = rows.findLastIndex((row) => ids.has(idOf(row)));
  return rows.slice(0, last + 1).filter((row) => !ids.has(idOf(row))).length;
}

function nextOf(row: HTMLElement): HTMLElement | undefined {
  const siblings = [...(row.parentElement?.children ?? [])] as HTMLElement[];
  const at = siblings.indexOf(row);
  const next = [...siblings.slice(at + 1), ...siblings.slice(0, at).reverse()].find(
    (sibling) => !sibling.hasAttribute('data-gone'),
  );
  return next?.querySelector<HTMLElement>(focusable) ?? undefined;
}
