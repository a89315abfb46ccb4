import { Button } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { Typed } from './fields/Typed.tsx';
import { code } from './language-words.ts';

/** The language that the other ones are translated from. */
export const sourceLanguage = 'fr';

interface SourceTextProps {
  /** The French text; nothing is shown for an empty one. */
  text: string;
  /** Id of the field of the translation. */
  field: string;
  /** Copies it into the field; absent if the field has its own text, which would be lost. */
  copy: (() => void) | undefined;
}

/** The French text below a field of another language, with the button that copies it into the field. */
export function SourceText({ text, field, copy }: SourceTextProps) {
  const { t } = useLanguage();
  if (text.trim() === '') return null;
  return (
    <div className="source-text">
      <span aria-hidden="true">{code(sourceLanguage)}</span>
      <p id={`${field}-source`} lang={sourceLanguage}>
        <Typed>{text}</Typed>
      </p>
      {copy && (
        <Button
          variant="subtle"
          size="compact-xs"
          id={`${field}-copy`}
          aria-controls={field}
          // Each field has such a button: its name ends with the text that it copies.
          aria-labelledby={`${field}-copy ${field}-source`}
          onClick={() => {
            copy();
            // The button disappears once the field is not empty, so the field gets the focus.
            document.getElementById(field)?.focus();
          }}
        >
          {t.editing.copyFrench}
        </Button>
      )}
    </div>
  );
}
