import { useRef } from 'react';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/Empty.tsx';
import { Heading } from '../ui/Heading.tsx';
import { AddPictures } from '../ui/media-picker/AddPictures.tsx';
import { DropTarget } from '../ui/media-picker/DropTarget.tsx';
import { UploadList } from '../ui/media-picker/UploadList.tsx';
import { isUntitled } from '../ui/media-picker/untitled.ts';
import { uploads } from '../ui/media-picker/upload-queue.ts';
import { useFileDrop } from '../ui/media-picker/use-file-drop.ts';
import { MediaList } from './MediaList.tsx';
import { MediaPanel } from './MediaPanel.tsx';
import { useMediaList } from './media-list.tsx';
import { usePicturePlace } from './use-picture-place.ts';

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
