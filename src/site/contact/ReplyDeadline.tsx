import type { SiteFacts } from '../../contracts/site.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { PageDictionary } from '../../i18n/dictionary.ts';
import { replyText } from '../../i18n/messages/reply-text.ts';

interface ReplyDeadlineProps {
  locale: Locale;
  t: PageDictionary['contact'];
  site: Pick<SiteFacts, 'replyHours'>;
}

/** The day and the hour before which a message is answered; nothing while the agency has not set its reply time. */
export function ReplyDeadline({ locale, t, site: { replyHours } }: ReplyDeadlineProps) {
  if (replyHours === undefined) return null;
  return (
    <p className="border-l-4 border-signal py-1 pl-5 font-display text-h4 font-bold tracking-tight">
      {replyText(locale, t.reply, Date.now(), replyHours)}
    </p>
  );
}
