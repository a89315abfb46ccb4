import { ActionIcon, Flex } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { Filled, Typed } from '../ui/fields/Typed.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { sizeText } from '../ui/media-picker/file-size.ts';
import { Moment } from '../ui/time/Moment.tsx';
import { usePicturePlace } from './use-picture-place.ts';

interface PanelHeadProps {
  title: Ref<HTMLHeadingElement>;
  picture: MediaDto | undefined;
  previous: string | undefined;
  next: string | undefined;
  go: (picture: string) => void;
  close: () => void;
}

/** Name and facts of a picture, the buttons to its neighbours in the list, and the close button. */
export function PanelHead({ title, picture, previous, next, go, close }: PanelHeadProps) {
  const { t } = useLanguage();
  const { write } = usePicturePlace();
  const words = t.media.panel;
  const step = (to: string | undefined, label: string, glyph: 'up' | 'down') => (
    // At the end of the list it is only `aria-disabled`, so that it keeps the focus.
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className="media-quiet"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && go(to)}
    >
      <Glyph name={glyph} />
    </ActionIcon>
  );
  return (
    <header className="media-panel-head">
      <div>
        <h2 ref={title} tabIndex={-1} data-autofocus={!write || undefined}>
          {picture ? <Typed>{picture.name}</Typed> : words.label}
        </h2>
        {picture && <PictureFacts picture={picture} />}
      </div>
      <div className="media-panel-steps">
        {step(previous, words.previous, 'up')}
        {step(next, words.next, 'down')}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className="media-quiet"
          aria-label={t.common.close}
          onClick={close}
        >
          <Glyph name="remove" />
        </ActionIcon>
      </div>
    </header>
  );
}

function PictureFacts({ picture }: { picture: MediaDto }) {
  const { locale, t } = useLanguage();
  const { linkTo } = usePicturePlace();
  const { width, height, bytes, createdAt, createdBy, copyOf, demo } = picture;
  return (
    <Flex className="admin-breaks" component="p" gap="0 0.5rem" wrap="wrap" mt={4} c="dimmed" fz="xs">
      {demo && <span>{t.media.tile.sample}</span>}
      {width !== null && height !== null && <span>{`${width} × ${height}`}</span>}
      {bytes !== null && <span>{sizeText(locale, t, bytes)}</span>}
      <Moment at={createdAt} show="recent" />
      {createdBy !== null && <Typed>{createdBy}</Typed>}
      {copyOf && (
        <Link to={linkTo(copyOf.id)} replace>
          <Filled text={t.media.panel.copyOf} typed={{ name: copyOf.name }} />
        </Link>
      )}
    </Flex>
  );
}
