import { useLanguage } from '../../texts.ts';

/** Over the page while files are dragged over it: they can be dropped anywhere. */
export function DropTarget() {
  const { t } = useLanguage();
  return (
    <div className="media-drop">
      <p>
        <strong>{t.media.drop}</strong>
        <span>{t.media.formats}</span>
      </p>
    </div>
  );
}
