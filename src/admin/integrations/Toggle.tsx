import { useId } from 'react';

interface ToggleProps {
  label: string;
  /** A sentence that explains the effect. */
  text: string;
  on: boolean;
  change: (on: boolean) => void;
}

/** A switch with a label and an explanation. */
export function Toggle({ label, text, on, change }: ToggleProps) {
  const id = useId();
  return (
    <div className="integrations-toggle">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={on}
        aria-checked={on}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`} className="admin-muted">
        {text}
      </p>
    </div>
  );
}
