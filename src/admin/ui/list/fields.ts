import { orders } from '../../../domain/list/list-parameters.ts';
import type { Field } from './list-state.ts';

type Input<T> = NonNullable<Field<T>['input']>;
const withInput = <T>(field: Field<T>, input: Input<T> | undefined): Field<T> =>
  input ? { ...field, input } : field;

/** A text; an empty one does not filter. Longer texts are cut, because the API refuses them. */
export const text = (maxLength: number, input?: Input<string>): Field<string> =>
  withInput({ usual: '', read: (typed) => typed.slice(0, maxLength).trim() }, input);

/** A whole number as text; an empty one does not filter. */
export const whole = (input?: Input<string>): Field<string> =>
  withInput({ usual: '', read: (typed) => (/^\d{1,9}$/.test(typed) ? typed : '') }, input);

/** A calendar day, as `2026-11-21`, or empty. A year such as 0002, of a day that is still being typed, is not sent. */
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

/** Several of a few values, comma-separated in the address; an empty choice does not filter. */
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

/** A field that is kept when the filters are cleared, such as a tab or an order. */
export const kept = <T>(field: Field<T>): Field<T> => ({ ...field, kept: true });

/** The column that rows are sorted by, and the direction. */
export const sorting = <Sort extends string>(sorts: readonly Sort[], usual: Sort) => ({
  sort: kept(one(sorts, usual)),
  order: kept(one(orders, 'desc')),
});
