import { Drawer } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { isUntitled } from '../../domain/media/picture.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Beside, useBeside } from '../ui/feedback/SidePanel.tsx';
import { Heading } from '../ui/Heading.tsx';
import { AddPictures } from '../ui/media-picker/AddPictures.tsx';
import { DropTarget } from '../ui/media-picker/DropTarget.tsx';
import { UploadList } from '../ui/media-picker/UploadList.tsx';
import { uploads } from '../ui/media-picker/upload-queue.ts';
import { useFileDrop } from '../ui/media-picker/use-file-drop.ts';
import { MediaList } from './MediaList.tsx';
import { useMediaList } from './media-list.tsx';
import { PictureDetail } from './PictureDetail.tsx';
import { useFocusBack, usePicturePlace } from './use-picture-place.ts';
import '../ui/media-picker/styles.css';
import './styles.css';

/** The library of pictures: the running uploads, the pictures, and the picture of the address beside them. */
export function MediaSection() {
  const { t } = useLanguage();
  const words = t.media;
  const list = useMediaList();
  const { go } = usePicturePlace();
  const over = useFileDrop(uploads.add);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="media">
      <Heading actions={<AddPictures ref={button} label={words.add} add={uploads.add} />}>
        {words.title}
      </Heading>
      <div className="admin-stack">
        <UploadList
          offer={(picture) => {
            const write = isUntitled(picture);
            return {
              label: write ? words.queue.writeText : words.queue.open,
              act: () => go(picture.id, write ? { write } : {}),
            };
          }}
          fallback={() => button.current}
        />
        <MediaList
          list={list}
          empty={
            <Empty title={words.empty.title} text={words.empty.text}>
              <p className="admin-muted">{words.formats}</p>
            </Empty>
          }
        />
      </div>
      <MediaPanel pictures={list.rows} />
      {over && <DropTarget />}
    </div>
  );
}

/** The picture of the URL: in a wide window beside the list, else in a drawer over it. */
function MediaPanel({ pictures }: { pictures: readonly MediaDto[] }) {
  const { t } = useLanguage();
  const { open, close } = usePicturePlace();
  const beside = useBeside(open !== undefined);
  const focusInstead = useFocusBack(open);
  // The picture stays rendered while the drawer slides out.
  const [drawn, setDrawn] = useState(open);
  if (open !== undefined && open !== drawn) setDrawn(open);
  const detail = (id: string): ReactNode => (
    <PictureDetail id={id} pictures={pictures} close={close} focusInstead={focusInstead} />
  );
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
      // As in the theme for complete drawers: the scroll lock would add a style element, which the CSP blocks.
      lockScroll={false}
      classNames={{ content: 'media-drawer-content' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t.media.panel.label}>{drawn !== undefined && detail(drawn)}</Drawer.Content>
    </Drawer.Root>
  );
}
