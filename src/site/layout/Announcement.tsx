import { isOwnOrSafe, parseMarks } from '../../domain/content/marks.ts';
import type { SiteTexts } from '../../i18n/site-texts.ts';
import { MarkedText } from '../../ui/marked-text.tsx';

interface AnnouncementProps {
  /** The name of the bar for screen readers. */
  label: string;
  t: SiteTexts['announcement'];
}

/** The agency's announcement, above the header of every public page. */
export function Announcement({ label, t: { text, linkLabel, link } }: AnnouncementProps) {
  return (
    <aside aria-label={label} className="announcement" data-content="announcement">
      <p className="page-width text-small">
        <MarkedText marks={parseMarks(text)} />
        {linkLabel && isOwnOrSafe(link) && (
          <>
            {' '}
            <a href={link} className="link font-semibold">
              {linkLabel}
            </a>
          </>
        )}
      </p>
    </aside>
  );
}
