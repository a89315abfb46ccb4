import { Button } from '@mantine/core';
import type { Locale } from '../../domain/locale/locale.ts';
import { AGENCY_ZONE } from '../../domain/time/agency-day.ts';
import { dateFormat, fill } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { CallFailure } from '../ui/feedback/CallFailure.tsx';
import { OverScreen } from '../ui/feedback/OverScreen.tsx';
import type { useSessionEnd } from './use-session-end.ts';

/** Shows when the session expires, with a button that extends it while that is possible. */
export function SessionWarning({
  endsAt,
  final,
  stay,
  staying,
  failure,
  close,
}: ReturnType<typeof useSessionEnd>) {
  const { locale, t } = useLanguage();
  const words = t.session.soon;
  const act = final ? close : stay;
  return (
    <OverScreen title={words.title} zIndex={390} onClose={act} closable>
      <p role="alert">{fill(final ? words.last : words.text, { time: clockTime(endsAt, locale) })}</p>
      {failure && <CallFailure error={failure} />}
      <div>
        <Button data-autofocus loading={staying} onClick={act}>
          {final ? words.close : words.stay}
        </Button>
      </div>
    </OverScreen>
  );
}

/** Formats a time in epoch milliseconds in the agency's time zone: `14:32`. */
const clockTime = (at: number, locale: Locale): string =>
  dateFormat(locale, {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
