import { useNavigate } from 'react-router';
import type { MediaDto } from '../../contracts/media.ts';
import { useLanguage } from '../texts.ts';
import { toastWithAction } from '../ui/action-toast.tsx';
import { picturePath } from '../ui/media-picker/picture-path.ts';
import { Filled } from '../ui/Typed.tsx';

/** Returns the function that reports a picture left with an unstored change, with a button that opens it again. */
export function useKeptToast(): (picture: MediaDto) => void {
  const { t } = useLanguage();
  const navigate = useNavigate();
  return ({ id, name }) =>
    toastWithAction({
      message: <Filled text={t.media.panel.keptOpen} typed={{ name }} />,
      label: t.media.panel.reopen,
      act: () => void navigate(picturePath(id)),
    });
}
