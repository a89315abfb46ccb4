interface CheckProps {
  label: string;
  /** The accessible name, where the visible label is not clear enough without its context. */
  name?: string;
  on: boolean;
  change: (on: boolean) => void;
}

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
