interface FormStatusProps {
  /** What went wrong: an alert, which a screen reader reads at once. */
  error?: string | undefined;
  success?: string | undefined;
  /** Whether the page begins with the focus on the message, as the answer to a form that was sent without script. */
  focused?: boolean;
}

/**
 * The two places of a form's outcome, of which at most one has a text: an error is an alert, a success is information
 * (RGAA 7.5). Both are in the page from the start, since a screen reader announces only changes of elements it knows.
 */
export function FormStatus({ error = '', success = '', focused = false }: FormStatusProps) {
  return (
    <>
      <p
        role="alert"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent is far below the top
        autoFocus={focused && error !== ''}
        data-alert=""
        className="form-status"
        data-kind="error"
      >
        {error}
      </p>
      <p
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent is far below the top
        autoFocus={focused && error === ''}
        data-status=""
        className="form-status"
        data-kind="success"
      >
        {success}
      </p>
    </>
  );
}
