import { Box } from '@mantine/core';
import { useLanguage } from '../../texts.ts';

/** An overlay while files are dragged over the page: they can be dropped anywhere. */
export function DropTarget() {
  const { t } = useLanguage();
  return (
    <div className="media-drop">
      <p>
        <Box component="strong" c="var(--ink)" fz={24} ff="heading">
          {t.media.drop}
        </Box>
        <span>{t.media.formats}</span>
      </p>
    </div>
  );
}
