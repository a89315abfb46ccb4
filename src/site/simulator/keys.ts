import type { KeyboardEvent } from 'react';

const RADIO = 'input[type="radio"]';
const RESTING = `${RADIO}, form, [data-step-heading]`;

/** Number keys choose an answer, Enter continues. Typing in a field and a button's own keys are not affected. */
export function handleKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const target = event.target;
  if (!(target instanceof Element) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Enter') {
    if (!target.matches(RESTING)) return;
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (target.matches('input') && !target.matches(RADIO)) return;
  const digit = digitOf(event);
  if (!digit) return;
  const radio = form.querySelectorAll<HTMLInputElement>(RADIO)[digit - 1];
  if (radio) {
    event.preventDefault();
    radio.click();
    radio.focus();
    return;
  }
  // On the budget step, a digit typed outside the field replaces the budget: the field is focused before the browser
  // inserts it.
  const budget = form.querySelector<HTMLInputElement>('input[name="budget"]');
  if (budget && /^\d$/.test(event.key)) budget.select();
}

/** The number row of a French keyboard gives `&é"'(` without Shift, so the position of the key counts as well. */
function digitOf({ key, code }: { key: string; code: string }): number {
  const written = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return Number(written ?? 0);
}
