import { type ReactNode, useId } from 'react';

interface SegmentsProps<Value extends string> {
  /** The name of the choice, for a screen reader. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; title?: string; lang?: string }[];
  onChange: (value: Value) => void;
}

/** A choice between a few values, all visible. The arrow keys move from one to the next. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="admin-segments">
      <legend className="admin-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="admin-segment">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
