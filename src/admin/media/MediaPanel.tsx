import { Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { Beside, useBeside } from '../ui/SidePanel.tsx';
import { PictureDetail } from './PictureDetail.tsx';
import { useFocusBack, usePicturePlace } from './use-picture-place.ts';

/** The picture of the address: beside the list on a wide window, else in a drawer over it. */
export function MediaPanel({ pictures }: { pictures: readonly MediaDto[] }) {
  const { t } = useLanguage();
  const { open, close } = usePicturePlace();
  const beside = useBeside(open !== undefined);
  useFocusBack(open);
  // The picture stays drawn while the drawer slides out.
  const [drawn, setDrawn] = useState(open);
  if (open !== undefined && open !== drawn) setDrawn(open);
  const detail = (id: string): ReactNode => <PictureDetail id={id} pictures={pictures} close={close} />;
  if (beside)
    return open === undefined ? null : (
      <Beside label={{ 'aria-label': t.media.panel.label }} className="media-panel" close={close}>
        {detail(open)}
      </Beside>
    );
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
