import { useState } from 'react';
import { agencyMoment } from '../../../domain/time/agency-moment.ts';
import { agencyTime } from '../../../domain/time/agency-time.ts';
import { DayField } from '../../ui/fields/DayField.tsx';
import { placeId } from '../wizard/place-id.ts';

interface MomentFieldProps {
  /** The path of the moment, if it is a value of the draft. */
  path?: string;
  label: string;
  hint: string;
  /** Epoch milliseconds; null: no moment. */
  value: number | null;
  onChange: (moment: number | null) => void;
  error?: string | undefined;
}

/** A date and time in the agency's time zone, whatever the time zone of the browser. */
export function MomentField({ path, label, hint, value, onChange, error }: MomentFieldProps) {
  const shown = value === null ? '' : agencyTime(value).replace(' ', 'T');
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(shown);
  }
  return (
    <DayField
      {...(path !== undefined && { id: placeId(path) })}
      withTime
      label={label}
      description={hint}
      value={typed}
      error={error}
      onChange={(day) => {
        setTyped(day);
        const moment = day === '' ? null : agencyMoment(day);
        if (moment === undefined) return;
        setKnown(moment);
        onChange(moment);
      }}
    />
  );
}
