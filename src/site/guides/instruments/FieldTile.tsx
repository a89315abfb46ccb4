import type { ChangeEvent } from 'react';
import type { Field } from '../../../domain/guide/calculator-fields.ts';

interface FieldTileProps {
  name: string;
  field: Field;
  label: string;
  /** The names of a choice's options, by value. */
  choices: Readonly<Record<string, string>>;
  text: string;
  error: string | undefined;
  /** Absent on the server, where the fields are disabled. */
  onType?: ((name: string, text: string) => void) | undefined;
}

/** A native control in a tile. Its label covers the tile, so that a click anywhere on the tile reaches the control. */
export function FieldTile({ name, field, label, choices, text, error, onType }: FieldTileProps) {
  const id = `calc-${name}`;
  const control = {
    id,
    name,
    'aria-describedby': `${id}-error`,
    ...(error && { 'aria-invalid': true as const }),
  };
  const type = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onType?.(name, event.target.value);
  return (
    <div className="grid gap-1.5 content-start min-w-0">
      <div className={`calculator-tile ${field.kind === 'switch' ? 'calculator-tile-switch' : ''}`}>
        <label htmlFor={id} className="calculator-label">
          {label}
        </label>
        {field.kind === 'choice' && (
          <select {...control} className="calculator-control" value={text} onChange={type}>
            {field.choices.map((choice) => (
              <option key={choice} value={choice}>
                {choices[choice]}
              </option>
            ))}
          </select>
        )}
        {field.kind === 'switch' && (
          <input
            {...control}
            type="checkbox"
            className="calculator-switch"
            checked={text === 'yes'}
            onChange={(event) => onType?.(name, event.target.checked ? 'yes' : 'no')}
          />
        )}
        {field.kind === 'number' && (
          <input
            {...control}
            // Not `type="number"`, which refuses the spaces and commas of grouped thousands.
            type="text"
            inputMode={field.unit === 'euro' ? 'decimal' : 'numeric'}
            autoComplete="off"
            className="calculator-control figures"
            value={text}
            onChange={type}
          />
        )}
      </div>
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}
