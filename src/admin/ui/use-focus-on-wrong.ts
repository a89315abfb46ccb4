import { type RefObject, useEffect } from 'react';

/** Leads to the first field that is wrong, whenever something else is: `wrong` has a sentence for each such field. */
export function useFocusOnWrong(
  form: RefObject<HTMLFormElement | null>,
  wrong: Record<string, string> | undefined,
): void {
  useEffect(() => {
    if (Object.keys(wrong ?? {}).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, wrong]);
}
