import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { Picture } from '../ui/media-picker/Picture.tsx';

const crops = ['tall', 'square', 'wide'] as const;

/** The picture as narrow, square and wide places cut it. */
export function Crops({ picture, focal }: { picture: MediaDto; focal: MediaDto['focal'] }) {
  const { t } = useLanguage();
  const words = t.media.panel;
  return (
    <ul className="media-crops" aria-label={words.crops}>
      {crops.map((crop) => (
        <li key={crop}>
          <span className="media-crop" data-crop={crop}>
            <Picture picture={picture} width={120} focal={focal} />
          </span>
          {words.crop[crop]}
        </li>
      ))}
    </ul>
  );
}
