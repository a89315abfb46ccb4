import { NativeSelect } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SEARCH_MAX_LENGTH } from '../../../domain/list/list-parameters.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { DelayedInput } from '../fields/DelayedInput.tsx';
import type { SetText } from './list-state.ts';

type Named = Omit<ComponentProps<typeof DelayedInput>, 'value' | 'onChange' | 'type'>;
type Words = (t: AdminTexts) => Named;

interface InputProps {
  value: string;
  set: SetText;
}

/** A debounced input: a search, a text, a day. */
const typed =
  (type: 'search' | 'text' | 'date', clean: (text: string) => string = (text) => text) =>
  (words: Words) => {
    function Typed({ value, set }: InputProps) {
      return (
        <DelayedInput
          type={type}
          {...words(useLanguage().t)}
          value={value}
          onChange={(text) => set(clean(text), true)}
        />
      );
    }
    return (value: string, set: SetText) => <Typed value={value} set={set} />;
  };

/** The search field of a list, whose placeholder is its label. */
export const searchInput = (label: (t: AdminTexts) => string, className?: string) =>
  typed('search')((t) => ({
    label: label(t),
    placeholder: label(t),
    bare: true,
    maxLength: SEARCH_MAX_LENGTH,
    ...(className !== undefined && { className }),
  }));
export const dayInput = (label: (t: AdminTexts) => string) => typed('date')((t) => ({ label: label(t) }));
/** A whole number; spaces between its digits are dropped. */
export const wholeInput = (label: (t: AdminTexts) => string) =>
  typed('text', (text) => text.replaceAll(/\D/g, ''))((t) => ({
    label: label(t),
    inputMode: 'numeric',
    maxLength: 9,
  }));

interface Menu {
  label: string;
  /** Shows the label to screen readers only. */
  bare?: boolean;
  options: readonly { value: string; label: string }[];
}

/** A menu with one choice, whose texts come from the back office. */
export function selectInput(menu: (t: AdminTexts, locale: Locale) => Menu) {
  function Select({ value, set }: InputProps) {
    const { locale, t } = useLanguage();
    const { label, bare = false, options } = menu(t, locale);
    return <OneOf label={label} bare={bare} options={options} value={value} set={set} />;
  }
  return (value: string | number, set: SetText) => <Select value={String(value)} set={set} />;
}

type OneOfProps = InputProps & Menu;

/** A menu with one choice. If the URL contains a value that is not (yet) in the menu, it must not show the first value. */
export function OneOf({ label, bare = false, options, value, set }: OneOfProps) {
  const known = options.some((option) => option.value === value);
  return (
    <NativeSelect
      size="sm"
      {...(bare ? { 'aria-label': label } : { label })}
      value={value}
      data={known ? [...options] : [...options, { value, label: value }]}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}
