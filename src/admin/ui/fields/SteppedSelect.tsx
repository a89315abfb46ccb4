import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** How long the last key must be ago, in milliseconds. */
const PAUSE_MS = 800;

interface SteppedSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange'> {
  value: string;
  choose: (value: string) => void;
}

/**
 * A menu whose choice acts at once. By keyboard, a browser reports each step between the present value and the wanted
 * one: here only the value counts at which the keys rest, the field is left, or Enter is pressed. Escape takes it back.
 */
export function SteppedSelect({ value, choose, ...props }: SteppedSelectProps) {
  const [stepped, setStepped] = useState<string>();
  const byKey = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    setStepped(undefined);
  };
  const take = (chosen: string | undefined) => {
    stop();
    if (chosen !== undefined && chosen !== value) choose(chosen);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <NativeSelect
      {...props}
      value={stepped ?? value}
      onPointerDown={() => {
        byKey.current = false;
      }}
      onKeyDown={(event) => {
        byKey.current = true;
        if (stepped === undefined) return;
        if (event.key === 'Enter') take(stepped);
        if (event.key === 'Escape') {
          event.stopPropagation();
          stop();
        }
      }}
      onBlur={() => take(stepped)}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value;
        if (!byKey.current) return take(chosen);
        clearTimeout(timer.current);
        setStepped(chosen);
        timer.current = setTimeout(() => take(chosen), PAUSE_MS);
      }}
    />
  );
}
