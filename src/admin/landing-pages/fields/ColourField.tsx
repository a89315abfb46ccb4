import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { placeId } from '../wizard/place-id.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';

interface ColourFieldProps {
  editor: LandingEditor;
  name: 'primary' | 'secondary';
  /** The documented default. */
  usual: string;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** A colour of the page, chosen in the browser's colour picker or typed. An incomplete one is not applied to the page. */
export function ColourField({ editor, name, usual }: ColourFieldProps) {
  const { t } = useLanguage();
  const words = t.landing;
  const path = `shared.${name}`;
  const stored = editor.values.shared[name];
  const [typed, setTyped] = useState(stored);
  const [known, setKnown] = useState(stored);
  // The value changed elsewhere, such as by undo.
  if (stored !== known) {
    setKnown(stored);
    setTyped(stored);
  }
  const take = (text: string) => {
    setTyped(text);
    const colour = text
      .trim()
      .toLowerCase()
      .replace(/^(?!#)/, '#');
    if (!COLOUR.test(colour) || colour === stored) return;
    setKnown(colour);
    editor.change(path, colour);
  };
  const isWrong =
    typed !== stored &&
    !COLOUR.test(
      typed
        .trim()
        .toLowerCase()
        .replace(/^(?!#)/, '#'),
    );
  return (
    <div className="landing-colour">
      <TextInput
        id={placeId(path)}
        label={words.fields[name]}
        value={typed}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        error={isWrong ? fill(words.field.colour, { usual }) : editor.errors[path]}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        leftSectionWidth={44}
        leftSection={
          <input
            type="color"
            className="landing-swatch"
            aria-label={fill(words.field.pick, { field: words.fields[name] })}
            value={stored}
            onChange={({ currentTarget }) => take(currentTarget.value)}
          />
        }
      />
    </div>
  );
}
