import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const DELAY_MS = 250;

interface DelayedInputProps {
  type: 'search' | 'text' | 'date';
  /** Which keys a phone offers. */
  inputMode?: 'numeric';
  label: string;
  /** The placeholder says it all, and the label is for a screen reader. */
  bare?: boolean;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onChange: (value: string) => void;
  className?: string;
  maxLength?: number;
}

/** A field that asks the server when the typing pauses, and follows the address when that changes by itself. */
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
  // The echo of what was sent leaves what has been typed since alone.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  // Cleared from outside while a letter was still waiting: the letter must not bring the filter back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address matters
  useEffect(() => {
    if (typed.trim() === value) commit.cancel();
  }, [value]);
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
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        commit(currentTarget.value.trim());
      }}
    />
  );
}
