import { type SourceKey, sources } from '../../domain/guide/sources.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill, formatDate } from '../../i18n/format.ts';

interface CheckedOnProps {
  locale: Locale;
  of: SourceKey;
  /** The sentence, with `{source}` and `{date}`. */
  text: string;
}

/** Says on which page the statements above rest, and when they were compared with it. */
export function CheckedOn({ locale, of, text }: CheckedOnProps) {
  const { name, url, checked } = sources[of];
  const [before, after = ''] = fill(text, { date: formatDate(locale, Date.parse(checked)) }).split(
    '{source}',
  );
  return (
    <p className="text-small text-muted">
      {before}
      <a href={url} rel="noopener">
        {name}
      </a>
      {after}
    </p>
  );
}
