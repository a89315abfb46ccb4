import { Button } from '@mantine/core';
import { Fragment } from 'react';
import type { Fields } from './list-state.ts';

interface FilterInputsProps<F extends Fields> {
  list: {
    fields: F;
    state: Readonly<Record<string, unknown>>;
    set: (change: Record<string, unknown>, replace?: boolean) => void;
  };
  /** The names of the fields, in the order of the screen. */
  names: readonly (keyof F & string)[];
}

/** The declared inputs of some fields of a list, without those that cannot filter it now. */
export function FilterInputs<F extends Fields>({ list, names }: FilterInputsProps<F>) {
  return names.map((name) => {
    const field = list.fields[name];
    if (!field || field.applies?.(list.state) === false) return null;
    return (
      <Fragment key={name}>
        {field.input?.(list.state[name], (text, typed) =>
          list.set({ [name]: field.read(text.trim()) }, typed),
        )}
      </Fragment>
    );
  });
}

interface ClearFiltersProps {
  list: { active: readonly string[]; clear: () => void };
  label: string;
  className?: string;
}

/** The button that clears the filters; hidden without an active filter. */
export function ClearFilters({ list, label, className }: ClearFiltersProps) {
  if (list.active.length === 0) return null;
  return (
    <Button variant="subtle" size="sm" {...(className && { className })} onClick={list.clear}>
      {label}
    </Button>
  );
}
