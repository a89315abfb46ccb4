interface CheckProps {
  label: string;
  /** What a screen reader calls it, where the label alone says too little. */
  name?: string;
  on: boolean;
  change: (on: boolean) => void;
}

/** A box to tick. */
export function Check({ label, name, on, change }: CheckProps) {
  return (
    <label className="settings-check">
      <input
        type="checkbox"
        checked={on}
        {...(name && { 'aria-label': name })}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
