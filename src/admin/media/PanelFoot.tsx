import type { MediaDto } from '../../contracts/media.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { DeletePicture } from './DeletePicture.tsx';
import { RestorePicture } from './RestorePicture.tsx';
import type { PictureForm } from './use-picture-form.tsx';

interface PanelFootProps {
  picture: MediaDto;
  form: PictureForm;
  neighbour: string | undefined;
  close: () => void;
}

/** Always in sight: whether all is stored, and how the picture is deleted or restored. */
export function PanelFoot({ picture, form, neighbour, close }: PanelFootProps) {
  const saved = (
    <p role="status" className="media-saved">
      <SavedState form={form} />
    </p>
  );
  return (
    <footer className="media-panel-foot">
      {picture.deletedAt === null ? (
        <DeletePicture picture={picture} neighbour={neighbour} close={close} saved={saved} />
      ) : (
        <RestorePicture picture={picture} deletedAt={picture.deletedAt} />
      )}
    </footer>
  );
}

function SavedState({ form: { saving, isLost } }: { form: PictureForm }) {
  const { locale, t } = useLanguage();
  const words = t.media.panel;
  if (saving.state === 'saving') return words.saving;
  if (saving.state === 'rest' || saving.state === 'typing') return null;
  if (saving.state !== 'saved')
    return <span data-tone="danger">{isLost ? words.retrying : words.unsaved}</span>;
  const time = dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(saving.at);
  return (
    <span data-tone="success">
      <Glyph name="done" />
      <span className="admin-hidden">{fill(words.saved, { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
