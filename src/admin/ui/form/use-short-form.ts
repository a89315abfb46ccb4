import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';

/**
 * A form that is initially empty each time, such as for a password or a code. It sends the typed values and shows the server's
 * messages at the fields. Typed values stay in the fields. `wait` is the delay before the next attempt in seconds, which
 * the form shows by `Countdown`.
 * @param last the field that shows the message of a failure without a field
 * @param about field → other fields that the message about it depends on
 * @param send gets a function from the name of a field to its typed text. @throws ApiError
 */
export function useShortForm(
  last: string,
  send: (typed: (name: string) => string, form: HTMLFormElement) => Promise<unknown>,
  about: Readonly<Record<string, readonly string[]>> = {},
) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState<number>();
  /** The messages of the last attempt, and the fields that were edited since. */
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [since, setSince] = useState<ReadonlySet<string>>(new Set());
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    setWait(undefined);
    setSince(new Set());
    try {
      await send((name) => String(data.get(name) ?? ''), form);
      setWrong({});
    } catch (error) {
      const delayed = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
      setWait(delayed);
      const fields = error instanceof ApiError ? error.fields : {};
      if (delayed !== undefined) setWrong({});
      else setWrong(Object.keys(fields).length > 0 ? fields : { [last]: messageOf(error, t) });
    }
    setBusy(false);
  };
  const stands = ([field]: [string, string]) =>
    ![field, ...(about[field] ?? [])].some((name) => since.has(name));
  const errors = Object.fromEntries(Object.entries(wrong).filter(stands));
  /** For `onChange` of the form: removes the message at a field whose value changes. */
  const edited = ({ target }: { target: EventTarget }) => {
    const field = target instanceof Element ? target.getAttribute('name') : null;
    if (field !== null) setSince((before) => new Set([...before, field]));
  };
  return { busy, errors, wrong, wait, submit, edited };
}
