/** Keyboard focus on the rows of the list. The browser owns the focus, so it is read and set in the DOM. */

const rows = () => [...document.querySelectorAll<HTMLElement>('.leads-records .record:not([data-gone])')];
const currentRow = () => document.activeElement?.closest<HTMLElement>('.leads-records .record') ?? undefined;

/** Moves the focus to the next or the previous row; to the first row if no row has the focus. */
export function stepRows(step: 1 | -1): void {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + step] : all[0];
  next?.querySelector<HTMLElement>('.leads-link')?.focus();
}

/** Returns the id of the lead whose row has the focus. */
export const focusedLead = (): string | undefined => currentRow()?.dataset['record'];

/** Clicks the box that selects the row with the focus. */
export const tickFocused = (): void => currentRow()?.querySelector<HTMLElement>('.leads-tick input')?.click();
