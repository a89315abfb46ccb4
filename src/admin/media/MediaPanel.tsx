import { Drawer } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { PictureDetail } from './PictureDetail.tsx';
import { useFocusBack, usePicturePlace } from './use-picture-place.ts';

/** From here on the panel stands beside the list and leaves it in reach. */
const WIDE = '(min-width: 1200px)';

/** The picture of the address: beside the list on a wide window, else in a drawer over it. */
export function MediaPanel({ pictures }: { pictures: readonly MediaDto[] }) {
  const { t } = useLanguage();
  const { open, close } = usePicturePlace();
  const wide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? true;
  useFocusBack(open);
  // The picture stays drawn while the drawer slides out.
  const [drawn, setDrawn] = useState(open);
  if (open !== undefined && open !== drawn) setDrawn(open);
  const detail = (id: string): ReactNode => <PictureDetail id={id} pictures={pictures} close={close} />;
  if (wide) return open === undefined ? null : <Beside close={close}>{detail(open)}</Beside>;
  return (
    <Drawer.Root
      opened={open !== undefined}
      onClose={close}
      position="right"
      returnFocus={false}
      // As the theme says for whole drawers: the lock would add a style element.
      lockScroll={false}
      classNames={{ content: 'media-drawer-content' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t.media.panel.label}>{drawn !== undefined && detail(drawn)}</Drawer.Content>
    </Drawer.Root>
  );
}

function Beside({ close, children }: { close: () => void; children: ReactNode }) {
  const { t } = useLanguage();
  const panel = useRef<HTMLElement>(null);
  const onEscape = ({ target }: KeyboardEvent) => {
    // A dialog over the page closes by itself, and a field of the list keeps the key for its own text.
    const isElsewhere = target instanceof Element && !panel.current?.contains(target);
    if (document.querySelector('[role="dialog"]')) return;
    if (isElsewhere && (target as Element).closest('input, select, textarea')) return;
    close();
  };
  useHotkeys([['Escape', onEscape, { preventDefault: false }]], []);
  return (
    <aside ref={panel} className="media-panel" aria-label={t.media.panel.label}>
      {children}
    </aside>
  );
}
