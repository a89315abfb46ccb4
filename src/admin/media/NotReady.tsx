import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Meter } from '../ui/media-picker/Meter.tsx';
import { useProblemWords } from '../ui/media-picker/use-problem-words.ts';

/** In the place of a picture that is being prepared, or that could not be. */
export function NotReady({ picture }: { picture: MediaDto }) {
  const { t } = useLanguage();
  const sentence = useProblemWords(picture.error);
  if (picture.state === 'failed')
    return (
      <p className="media-note" data-tone="danger">
        <Glyph name="danger" />
        <span>{sentence}</span>
      </p>
    );
  return (
    <p className="media-note" data-tone="info">
      <Meter />
      <span>{t.media.panel.preparing}</span>
    </p>
  );
}
