import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { fillFigures } from '../../i18n/format-figure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PlatformMark } from '../../ui/platform-mark.tsx';
import type { ContactPageTexts } from './texts.ts';

interface BookCallProps {
  locale: Locale;
  t: ContactPageTexts['call'];
  contact: PageDictionary['contact'];
  bookingUrls: SiteFacts['bookingUrls'];
}

const calendars = [
  ['youtube', 'YouTube'],
  ['meta', 'Meta'],
  ['tiktok', 'TikTok'],
  ['spotify', 'Spotify'],
] as const;

/** A button for each configured calendar; without a calendar, a text that explains how to ask for a call. */
export function BookCall({ locale, t, contact, bookingUrls }: BookCallProps) {
  const open = calendars.flatMap(([platform, name]) => {
    const url = bookingUrls[platform];
    return url ? [{ platform, name, url }] : [];
  });
  return (
    <section id="call" aria-labelledby="call-title" className="border-t border-line pt-6">
      <h2 id="call-title" className="mb-2 text-h4">
        {t.title}
      </h2>
      <p className="text-muted">{fillFigures(locale, open.length > 0 ? t.text : t.none)}</p>
      {open.length > 0 && (
        <ul className="mt-4 grid grid-cols-2 gap-2">
          {open.map(({ platform, name, url }) => (
            <li key={platform} className="flex">
              <ButtonLink
                tone="quiet"
                className="w-full"
                href={url}
                target="_blank"
                rel="noopener"
                data-calendar=""
              >
                <PlatformMark platform={platform} />
                <span>
                  <span className="sr-only">{fill(contact.bookPlatform, { platform: '' })}</span>
                  {name}
                  <span className="sr-only"> {contact.newTab}</span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
