import { orders } from '../../../domain/list/orders.ts';
import type { Field } from './list-state.ts';

type Input<T> = NonNullable<Field<T>['input']>;
const withInput = <T>(field: Field<T>, input: Input<T> | undefined): Field<T> =>
  input ? { ...field, input } : field;

/** A text; empty does not narrow. Longer ones are cut, as the API refuses them. */
export const text = (maxLength: number, input?: Input<string>): Field<string> =>
  withInput({ usual: '', read: (typed) => typed.slice(0, maxLength).trim() }, input);

/** A whole number as text; empty does not narrow. */
export const whole = (input?: Input<string>): Field<string> =>
  withInput({ usual: '', read: (typed) => (/^\d{1,9}$/.test(typed) ? typed : '') }, input);

/** A calendar day, as `2026-11-21`, or empty. The year 0002 of a day that is still being typed is none to ask for. */
export const day = (input?: Input<string>): Field<string> =>
  withInput({ usual: '', read: (typed) => (isDay(typed) ? typed : '') }, input);

const isDay = (typed: string): boolean => {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(typed)) return false;
  const at = new Date(typed);
  // 30 February reads as 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(typed);
};

/** One of a few values, or `usual`. */
export const one = <T extends string | number, Usual extends string | number>(
  choices: readonly T[],
  usual: Usual,
  input?: Input<T | Usual>,
): Field<T | Usual> =>
  withInput<T | Usual>(
    { usual, read: (typed) => choices.find((choice) => String(choice) === typed) ?? usual },
    input,
  );

/** Some of a few values, with commas in the address; none does not narrow. */
export const several = <T extends string>(
  choices: readonly T[],
  input?: Input<readonly T[]>,
): Field<readonly T[]> =>
  withInput<readonly T[]>(
    {
      usual: [],
      read: (typed) => {
        const named = typed.split(',');
        return choices.filter((choice) => named.includes(choice));
      },
    },
    input,
  );

/** A field that clearing the filters keeps: a tab, an order. */
export const kept = <T>(field: Field<T>): Field<T> => ({ ...field, kept: true });

/** The column that rows are sorted by, and which way. */
export const sorting = <Sort extends string>(sorts: readonly Sort[], usual: Sort) => ({
  sort: kept(one(sorts, usual)),
  order: kept(one(orders, 'desc')),
});
