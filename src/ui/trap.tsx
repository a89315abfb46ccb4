import type { InputHTMLAttributes } from 'react';

interface TrapProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  name: string;
  /** For programs and for pages without styles. */
  label?: string;
  /** Hides the field from people, but not from programs that read the layout. */
  className?: string;
}

/**
 * The field of a form that people do not see, and that programs fill in. Its attributes ask browsers, 1Password,
 * LastPass, Bitwarden and Dashlane, in this order, not to fill it.
 */
export function Trap({ id, name, label, className = 'trap', ...input }: TrapProps) {
  return (
    <div className={className} aria-hidden="true">
      {label && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
        {...input}
      />
    </div>
  );
}
