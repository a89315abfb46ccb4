import { type RefObject, useEffect } from 'react';

/** Focuses the first wrong field when `wrong`, the messages of the wrong fields, changes and is not empty. */
export function useFocusOnWrong(
  form: RefObject<HTMLFormElement | null>,
  wrong: Record<string, string> | undefined,
): void {
  useEffect(() => {
    if (Object.keys(wrong ?? {}).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, wrong]);
}
