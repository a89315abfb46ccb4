import type { KeyboardEvent } from 'react';

const RADIO = 'input[type="radio"]';
const RESTING = `${RADIO}, form, [data-step-heading]`;

/** Number keys choose an answer, Enter goes on. Neither touches what is being typed, nor a button's own keys. */
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
  // A figure typed on the question about the budget is the beginning of the answer: it goes into the field.
  const budget = form.querySelector<HTMLInputElement>('input[type="number"]');
  if (budget && /^\d$/.test(event.key)) budget.select();
}

/** The number row of a French keyboard gives `&é"'(` without Shift: the place of the key counts as well. */
function digitOf({ key, code }: { key: string; code: string }): number {
  const written = /^[1-9]$/.exec(key)?.[0] ?? /^Digit([1-9])$/.exec(code)?.[1];
  return Number(written ?? 0);
}
