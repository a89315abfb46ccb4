import { Box } from '@mantine/core';
import type { MediaDto } from '../../../contracts/media.ts';
import { isUntitled } from '../../../domain/media/picture.ts';
import { fill, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../fields/Typed.tsx';
import { Glyph } from '../Glyph.tsx';
import { Meter } from './Meter.tsx';
import { Picture } from './Picture.tsx';

/** The maximum width of the picture of a tile in CSS pixels, on a phone with two columns and on a desktop. */
const WIDTH = 240;

/** The inside of a tile: picture, name, use and size. The link or button around it is the caller's. */
export function PictureTile({ picture }: { picture: MediaDto }) {
  const { locale, t } = useLanguage();
  const words = t.media.tile;
  const { name, state, width, height, uses, copyOf, deletedAt, demo } = picture;
  const used =
    uses.length === 0
      ? words.unused
      : fill(pluralForm(locale, words.uses, uses.length), { count: formatNumber(locale, uses.length) });
  return (
    <>
      <span className="media-tile-face">
        {state === 'ready' ? (
          <Picture picture={picture} width={WIDTH} lazy />
        ) : (
          <span className="media-tile-none">{state === 'processing' && <Meter />}</span>
        )}
        {state === 'failed' && (
          <span className="media-pill" data-tone="danger">
            <Glyph name="danger" />
            {words.failed}
          </span>
        )}
        {state === 'processing' && (
          <span className="media-pill" data-tone="info">
            {words.preparing}
          </span>
        )}
        {state === 'ready' && isUntitled(picture) && (
          <span className="media-pill" data-tone="warning">
            <Glyph name="warning" />
            {words.untitled}
          </span>
        )}
      </span>
      <Box className="media-tile-name admin-truncated" component="span" fw={550} fz={14}>
        <Typed>{name}</Typed>
      </Box>
      <span className="media-tile-facts">
        {deletedAt === null ? used : words.deleted}
        {copyOf && ` · ${words.copy}`}
        {demo
          ? ` · ${words.sample}`
          : width !== null && height !== null && ` · ${width}\u00a0×\u00a0${height}`}
      </span>
    </>
  );
}
