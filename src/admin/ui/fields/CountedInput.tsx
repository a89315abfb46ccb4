import { TextInput, type TextInputProps } from '@mantine/core';
import { useId, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { CharacterCount } from './CharacterCount.tsx';

interface CountedInputProps
  extends Omit<TextInputProps, 'id' | 'label' | 'value' | 'defaultValue' | 'onChange'> {
  label: string;
  max: number;
}

/** A one-line input with a visible limit. A longer text is not cut; the field shows an error instead. */
export function CountedInput({ label, max, error, ...input }: CountedInputProps) {
  const words = useLanguage().t.common.form;
  const id = useId();
  const [count, setCount] = useState(0);
  const over = count - max;
  const tooLong = over > 0 && fill(words.tooLong[over === 1 ? 0 : 1] ?? '', { count: over, max });
  return (
    <div>
      <div className="admin-counted-head">
        <label htmlFor={id}>{label}</label>
        <CharacterCount count={count} max={max} />
      </div>
      <TextInput
        {...input}
        id={id}
        error={tooLong || error}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => setCount(currentTarget.value.length)}
      />
    </div>
  );
}
