import { Box, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale/locale.ts';
import { isMissing } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Filled, Typed } from '../fields/Typed.tsx';
import { lazyView } from '../lazy-view.tsx';
import { AltField } from './AltField.tsx';
import { pictureQuery } from './media-queries.ts';
import { Picture } from './Picture.tsx';

/** Loaded when a picture is first chosen. */
const PickerDialog = lazyView(
  ['media', 'mediaErrors'],
  async () => (await import('./PickerDialog.tsx')).PickerDialog,
);

interface MediaPickerProps {
  /** The purpose of the picture, above it. */
  label: string;
  /** The language of the form, in which the alternative text is edited here. */
  language: Locale;
  /** Id of the chosen picture. */
  value: string | null;
  onChange: (picture: string | null) => void;
  /** The error message about the choice. */
  error?: string | undefined;
}

/** A field that holds a picture of the library: the chosen one with its alternative text, and the buttons that replace and remove it. */
export function MediaPicker({ label, language, value, onChange, error }: MediaPickerProps) {
  const { t } = useLanguage();
  const words = t.media.picker;
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { data, error: failure } = useQuery({ ...pictureQuery(value ?? ''), enabled: value !== null });
  const picture = value === null ? undefined : data;
  const isGone = value !== null && (isMissing(failure) || (picture && picture.deletedAt !== null));
  const close = () => {
    setOpen(false);
    choose.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons under a label, not of fields
    <div className="media-picker" role="group" aria-labelledby={id}>
      <span id={id} className="media-picker-label">
        {label}
      </span>
      <Group gap={14} wrap="nowrap">
        <span className="media-picker-face">{picture && <Picture picture={picture} width={96} />}</span>
        <Stack gap={6} miw={0}>
          <Box className="admin-truncated" component="span" fw={550} fz={14}>
            {picture ? <Typed>{picture.name}</Typed> : value === null && words.none}
          </Box>
          <div className="admin-actions">
            <Button ref={choose} variant="default" size="xs" onClick={() => setOpen(true)}>
              {value === null ? words.choose : words.replace}
            </Button>
            {value !== null && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                className="media-quiet"
                onClick={() => {
                  onChange(null);
                  choose.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            )}
          </div>
        </Stack>
      </Group>
      {picture && !isGone && (
        <AltField key={`${picture.id} ${language}`} picture={picture} language={language} />
      )}
      {(isGone || error) && (
        <Box component="p" c="var(--danger)" fz="xs" role="alert">
          {isGone ? words.gone : error}
        </Box>
      )}
      <span role="status" className="admin-hidden">
        {picture && <Filled text={words.chosen} typed={{ name: picture.name }} />}
      </span>
      {open && (
        <Suspense>
          <PickerDialog
            value={value}
            close={close}
            choose={(chosen) => {
              onChange(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
