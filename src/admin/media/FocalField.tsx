import { Flex, Stack } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Picture } from '../ui/media-picker/Picture.tsx';
import { moved, pointAt } from './focal-point.ts';

interface FocalFieldProps {
  picture: MediaDto;
  focal: MediaDto['focal'];
  change: (focal: MediaDto['focal']) => void;
  save: () => void;
}

/** The maximum size of the picture in the panel, in CSS pixels; it also limits the file that is loaded. */
const HEIGHT = 240;
const WIDTH = 360;

/** The picture with its focal point, which is set by click, drag and arrow keys, and below it the resulting crops. */
export function FocalField({ picture, focal, change, save }: FocalFieldProps) {
  const { t } = useLanguage();
  const words = t.media.panel;
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const ratio = (picture.width ?? 1) / (picture.height ?? 1);
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) =>
    change(pointAt(currentTarget.getBoundingClientRect(), clientX, clientY));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(focal, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    change(next);
  };
  const x = Math.round(focal.x * 100);
  const y = Math.round(focal.y * 100);
  // Two native sliders, because screen readers on phones have no gesture for a two-dimensional field.
  const slider = (name: 'x' | 'y', label: string, value: number) => (
    <input
      type="range"
      className="media-focal-slider"
      min={0}
      max={100}
      value={value}
      aria-label={label}
      aria-valuetext={fill(words.focalValue, { x, y })}
      aria-describedby={hint}
      // The arrows of one slider move in both directions.
      tabIndex={name === 'x' ? 0 : -1}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => change({ ...focal, [name]: Number(currentTarget.value) / 100 })}
    />
  );
  return (
    <Stack gap="xs">
      <div
        ref={area}
        className="media-focal-picture"
        style={{ aspectRatio: ratio, width: `min(100%, ${Math.round(HEIGHT * ratio)}px)` }}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.currentTarget.closest('fieldset:disabled')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          move(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && move(event)}
        onPointerUp={save}
      >
        <Picture picture={picture} width={WIDTH} whole />
        {slider('x', words.focalAcross, x)}
        {slider('y', words.focalDown, y)}
        <span className="media-focal-mark" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <Crops picture={picture} focal={focal} />
      <p id={hint} className="media-hint">
        {words.focalHint}
      </p>
    </Stack>
  );
}

const crops = ['tall', 'square', 'wide'] as const;

/** The crops of the picture for narrow, square and wide places. */
function Crops({ picture, focal }: { picture: MediaDto; focal: MediaDto['focal'] }) {
  const { t } = useLanguage();
  const words = t.media.panel;
  return (
    <Flex component="ul" gap="sm" c="dimmed" fz={12} aria-label={words.crops}>
      {crops.map((crop) => (
        <li key={crop}>
          <span className="media-crop" data-crop={crop}>
            <Picture picture={picture} width={120} focal={focal} />
          </span>
          {words.crop[crop]}
        </li>
      ))}
    </Flex>
  );
}
