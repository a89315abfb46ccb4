import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { DayField } from './DayField.tsx';

const DELAY_MS = 250;

interface DelayedInputProps {
  type: 'search' | 'text' | 'date';
  /** The on-screen keyboard of a phone. */
  inputMode?: 'numeric';
  label: string;
  /** Hides the label except for screen readers, because the placeholder shows it. */
  bare?: boolean;
  placeholder?: string;
  /** The value in the address. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
  maxLength?: number;
}

/** A debounced field for a value in the URL; it also follows changes of the URL. */
export function DelayedInput({
  type,
  inputMode,
  label,
  bare = false,
  placeholder,
  value,
  onChange,
  className,
  maxLength,
}: DelayedInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const commit = useDebouncedCallback((text: string) => {
    setSent(text);
    onChange(text);
  }, DELAY_MS);
  // If the URL now has the value that this field sent, text typed since then stays.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  // Cleared from outside during the debounce: the pending text must not set the filter again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address matters
  useEffect(() => {
    if (typed.trim() === value) commit.cancel();
  }, [value]);
  const take = (text: string) => {
    setTyped(text);
    commit(text.trim());
  };
  if (type === 'date') return <DayField size="sm" label={label} value={typed} onChange={take} />;
  return (
    <TextInput
      type={type}
      {...(inputMode !== undefined && { inputMode })}
      size="sm"
      dir="auto"
      {...(bare ? { 'aria-label': label } : { label })}
      {...(placeholder !== undefined && { placeholder })}
      {...(className !== undefined && { className })}
      {...(maxLength !== undefined && { maxLength })}
      value={typed}
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}
