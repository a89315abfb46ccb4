import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';

/**
 * A form that begins empty each time, as one of a password or a code: sends what was typed, and puts the sentences of the
 * server at the fields. What was typed stays in the fields.
 * @param last the field that shows the sentence of a failure that is no field's
 * @param send gets the typed text of a field by its name. @throws ApiError
 */
export function useShortForm(
  last: string,
  send: (typed: (name: string) => string, form: HTMLFormElement) => Promise<unknown>,
) {
  const { t } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setBusy(true);
    try {
      await send((name) => String(data.get(name) ?? ''), form);
      setErrors({});
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(Object.keys(fields).length > 0 ? fields : { [last]: messageOf(error, t) });
    }
    setBusy(false);
  };
  return { busy, errors, submit };
}
