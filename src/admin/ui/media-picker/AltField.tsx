import { Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { MediaChange, MediaDto } from '../../../contracts/media.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { ALT_MAX_LENGTH } from '../../../domain/media/picture.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { changeMessage } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Glyph } from '../Glyph.tsx';
import { inLanguage } from '../language-words.ts';
import { SourceText, sourceLanguage } from '../SourceText.tsx';
import { useMoments } from '../time/use-moments.ts';
import { keepPicture, pictureQuery, refreshPictures } from './media-queries.ts';

/** Selects the field of a chosen picture's alternative text, to focus it. */
export const ALT_FIELD = '[data-alt-field]';

interface AltFieldProps {
  picture: MediaDto;
  language: Locale;
}

/**
 * The alternative text of a chosen picture in one language, or the choice that it is decorative. Both are stored in the
 * library, for all places that show the picture; the text is stored on blur.
 */
export function AltField({ picture, language }: AltFieldProps) {
  const { locale, t } = useLanguage();
  const words = t.media.panel;
  const client = useQueryClient();
  const moments = useMoments();
  const id = useId();
  /** The typed text that is not stored yet; undefined while the field shows the stored text. */
  const [typed, setTyped] = useState<string>();
  const [savedAt, setSavedAt] = useState<number>();
  const { id: pictureId } = picture;
  const stored = picture.alt[language];
  const text = typed ?? stored;
  const store = useMutation({
    // Calls run one after the other: each sends the version that the previous one returned.
    scope: { id: `media ${pictureId}` },
    mutationFn: (change: Omit<MediaChange, 'version'>) => {
      const latest = client.getQueryData<MediaDto>(pictureQuery(pictureId).queryKey) ?? picture;
      return callApi('PATCH /media/{id}', {
        params: { id: pictureId },
        body: { version: latest.version, ...change },
      });
    },
    onSuccess: (changed) => {
      keepPicture(client, changed);
      setTyped((now) => (now?.trim() === changed.alt[language] ? undefined : now));
      setSavedAt(Date.now());
      // Also refetches the check of the page that shows the picture.
      void client.invalidateQueries();
    },
    onError: () => void refreshPictures(client),
  });
  const storeText = (changed: string) => {
    if (changed.trim() !== stored) store.mutate({ alt: { [language]: changed } });
  };
  const source = language === sourceLanguage || picture.decorative ? '' : picture.alt[sourceLanguage];
  return (
    <Stack gap={5} mt={8}>
      <Textarea
        id={id}
        data-alt-field
        label={`${words.alt} (${inLanguage(locale, language)})`}
        description={picture.decorative ? words.decorativeHint : words.altHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        error={store.error && changeMessage(store.error, t)}
        lang={language}
        dir="auto"
        rows={2}
        maxLength={ALT_MAX_LENGTH}
        disabled={picture.decorative}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => storeText(text)}
      />
      <SourceText
        text={source}
        field={id}
        copy={text === '' ? () => setTyped(picture.alt[sourceLanguage]) : undefined}
      />
      <Group gap="0.25rem 1rem" justify="space-between">
        <Checkbox
          label={words.decorative}
          checked={picture.decorative}
          onChange={({ currentTarget }) => store.mutate({ decorative: currentTarget.checked })}
        />
        <span role="status" className="media-saved">
          {store.isPending ? words.saving : savedAt && !store.error && <Saved time={moments.hour(savedAt)} />}
        </span>
      </Group>
    </Stack>
  );
}

function Saved({ time }: { time: string }) {
  const words = useLanguage().t.media.panel;
  return (
    <span data-tone="success">
      <Glyph name="done" />
      {fill(words.saved, { time })}
    </span>
  );
}
