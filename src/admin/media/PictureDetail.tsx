import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { MediaDto } from '../../contracts/media.ts';
import { isMissing } from '../api/call-api.ts';
import { useLanguage } from '../texts.ts';
import { Empty } from '../ui/feedback/Empty.tsx';
import { Failed } from '../ui/feedback/Failed.tsx';
import { Waiting } from '../ui/feedback/Waiting.tsx';
import { pictureQuery } from '../ui/media-picker/media-queries.ts';
import { PanelHead } from './PanelHead.tsx';
import { PictureForm } from './PictureForm.tsx';
import { usePicturePlace } from './use-picture-place.ts';

interface PictureDetailProps {
  id: string;
  /** The pictures of the list, in its order. */
  pictures: readonly MediaDto[];
  close: () => void;
  /** Called before the panel of a deleted picture closes, with the picture after it in the list. */
  focusInstead: (neighbour: string | undefined) => void;
}

/** One picture: its head with links to its neighbours, and its form. */
export function PictureDetail({ id, pictures, close, focusInstead }: PictureDetailProps) {
  const { t } = useLanguage();
  const { go, linked } = usePicturePlace();
  const answer = useQuery(pictureQuery(id));
  const missing = isMissing(answer.error);
  const at = pictures.findIndex((picture) => picture.id === id);
  const picture = missing ? undefined : (answer.data ?? pictures[at]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a click on another tile, the title gets the focus. An arrow of the head keeps it, and so does a page load.
    if (id === '' || linked) return;
    const heading = title.current;
    if (!heading?.closest('aside, [role=dialog]')?.contains(document.activeElement)) heading?.focus();
  }, [id, linked]);
  return (
    <>
      <PanelHead
        title={title}
        picture={picture}
        previous={pictures[at - 1]?.id}
        next={at < 0 ? undefined : pictures[at + 1]?.id}
        go={go}
        close={close}
      />
      {answer.isPending && !picture && <Waiting />}
      {answer.error && !missing && (
        <div className="media-panel-body">
          <Failed error={answer.error} retry={answer.refetch} />
        </div>
      )}
      {missing && (
        <div className="media-panel-body">
          <Empty text={t.media.panel.missing}>
            <Button variant="default" onClick={close}>
              {t.common.back}
            </Button>
          </Empty>
        </div>
      )}
      {picture && (
        <PictureForm
          key={id}
          picture={picture}
          whenDeleted={() => {
            focusInstead(pictures[at + 1]?.id);
            close();
          }}
        />
      )}
    </>
  );
}
