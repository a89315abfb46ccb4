import { Flex, Group, Stack } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { locales } from '../../domain/locale/locale.ts';
import { ALT_MAX_LENGTH } from '../../domain/media/picture.ts';
import { useLanguage } from '../texts.ts';
import { languageNames } from '../ui/language-names.ts';
import type { PictureEditor } from './use-picture-form.tsx';
import { usePicturePlace } from './use-picture-place.ts';

/** The alternative text in each language, or the choice that the picture is decorative. */
export function AltFields({ form }: { form: PictureEditor }) {
  const { t } = useLanguage();
  const words = t.media.panel;
  const { write } = usePicturePlace();
  const id = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (write) first.current?.focus();
  }, [write]);
  const { draft, change, save } = form;
  return (
    <Stack gap={8} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`}>
      <Group className="media-alt-head" gap={8} wrap="nowrap">
        <span id={`${id}-title`} className="media-label">
          {words.alt}
        </span>
        <Flex className="media-check" data-touch component="label" gap={8} align="center">
          <input
            type="checkbox"
            checked={draft.decorative}
            onChange={({ currentTarget }) => {
              change('decorative', currentTarget.checked);
              save();
            }}
          />
          {words.decorative}
        </Flex>
      </Group>
      {locales.map((locale) => (
        <label key={locale} className="media-alt-line">
          <span>
            {locale.toUpperCase()}
            <span className="admin-hidden"> · {languageNames[locale]}</span>
          </span>
          <textarea
            {...(locale === locales[0] && { ref: first })}
            {...(locale === locales[0] && write && { 'data-autofocus': true })}
            name={locale}
            lang={locale}
            dir="auto"
            rows={2}
            maxLength={ALT_MAX_LENGTH}
            placeholder={words.toWrite}
            disabled={draft.decorative}
            value={draft.alt[locale]}
            onChange={({ currentTarget }) => change(`alt.${locale}`, currentTarget.value)}
          />
        </label>
      ))}
      <p id={`${id}-hint`} className="media-hint">
        {draft.decorative ? words.decorativeHint : words.altHint}
      </p>
    </Stack>
  );
}
