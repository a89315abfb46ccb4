import type { ReactNode } from 'react';

/** The props that name a control, describe it and mark it as wrong. Spread them on the input, select or textarea. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  required: boolean;
  defaultValue?: string;
  autoFocus?: true;
  'aria-invalid'?: true;
  'aria-describedby': string;
}

interface FieldProps {
  label: string;
  id: string;
  name: string;
  required?: boolean;
  hint?: string;
  /** Whether the hint is below the control, in line with controls beside it that have none. */
  hintBelow?: boolean;
  error?: string | undefined;
  defaultValue?: string | undefined;
  /** Whether the page begins with the focus here. An address with a fragment would prevent it. */
  focused?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, its hint and the element for its error, connected for screen readers. */
export function Field({
  label,
  id,
  name,
  required = false,
  hint,
  hintBelow = false,
  error,
  defaultValue,
  focused = false,
  children,
}: FieldProps) {
  const shownHint = hint && (
    <p id={`${id}-hint`} className="text-small text-muted">
      {hint}
    </p>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {!hintBelow && shownHint}
      {children({
        id,
        name,
        className: 'control',
        required,
        'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
        ...(defaultValue !== undefined && { defaultValue }),
        ...(focused && { autoFocus: true as const }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hintBelow && shownHint}
      <p id={`${id}-error`} className="field-error" data-error-for={name}>
        {error}
      </p>
    </div>
  );
}
