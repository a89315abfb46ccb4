import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';

/**
 * A form that begins empty each time, such as for a password or a code. It sends the typed values and shows the server's
 * messages at the fields. Typed values stay in the fields. `wait` is the delay before the next attempt in seconds, which
 * the form shows by `Countdown`.
 * @param last the field that shows the message of a failure without a field
 * @param send gets a function from the name of a field to its typed text. @throws ApiError
 */
export function useShortForm(
  last: string,
  send: (typed: (name: string) => string, form: HTMLFormElement) => Promise<unknown>,
) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState<number>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    setWait(undefined);
    try {
      await send((name) => String(data.get(name) ?? ''), form);
      setErrors({});
    } catch (error) {
      const delayed = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
      setWait(delayed);
      const fields = error instanceof ApiError ? error.fields : {};
      if (delayed !== undefined) setErrors({});
      else setErrors(Object.keys(fields).length > 0 ? fields : { [last]: messageOf(error, t) });
    }
    setBusy(false);
  };
  return { busy, errors, wait, submit };
}
