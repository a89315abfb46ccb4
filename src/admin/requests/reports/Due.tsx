import { useLanguage } from '../../texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { Moment } from '../../ui/time/Moment.tsx';

/** When the next step of a report is due; one that is late has a sign. */
export function Due({ at }: { at: string }) {
  const { t } = useLanguage();
  if (Date.parse(at) >= Date.now()) return <Moment at={at} show="hour" />;
  return (
    <span className="requests-late">
      <Glyph name="warning" /> {t.reports.overdue}
    </span>
  );
}
