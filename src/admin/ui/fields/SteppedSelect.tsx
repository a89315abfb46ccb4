import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** The debounce after the last key, in milliseconds. */
const PAUSE_MS = 800;

interface SteppedSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange'> {
  value: string;
  choose: (value: string) => void;
}

/**
 * A menu whose choice applies at once. By keyboard, browsers report every value between the old and the new one; here the
 * change is debounced, and applies at once on blur or Enter. Escape reverts it.
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
