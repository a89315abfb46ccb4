import { Anchor, Button, Modal } from '@mantine/core';
import { Link } from 'react-router';
import type { EndingPersonDto } from '../../../contracts/leads/retirement.ts';
import { mayManage } from '../../../domain/account/role.ts';
import { LEAD_YEARS } from '../../../domain/lead/retention/ends.ts';
import { answerUntil, unaskable } from '../../../domain/lead/retention/stay.ts';
import { ANSWER_DAYS } from '../../../domain/newsletter/newsletter.ts';
import { fill, formatDayOfMonth, formatNumber, pluralForm } from '../../../i18n/format.ts';
import { useMay } from '../../api/use-account.ts';
import { useLanguage } from '../../texts.ts';
import { toastDone } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { useAsk } from './ending-queries.ts';

interface StayDialogProps {
  persons: readonly EndingPersonDto[];
  today: string;
  /** Whether a mail server is set. */
  asks: boolean;
  /** The questions have left. */
  asked: () => void;
  close: () => void;
}

/** Says what is sent to how many persons, what follows from their answer, and whom the question cannot reach. */
export function StayDialog({ persons, today, asks, asked: onAsked, close }: StayDialogProps) {
  const { locale, t } = useLanguage();
  const words = t.requests.ending.ask;
  const maySet = useMay(mayManage);
  const ask = useAsk(({ asked }) => {
    // They are listed in the month of that day from now on.
    toastDone(fill(counted(words.done, asked), { day: formatDayOfMonth(locale, answerUntil(today)) }));
    onAsked();
    close();
  });
  const counted = (forms: typeof words.mails, count: number) =>
    fill(pluralForm(locale, forms, count), { count: formatNumber(locale, count) });
  const reached = persons.filter((person) => person.unaskable === null);
  const missed = unaskable.flatMap((reason) => {
    const count = persons.filter((person) => person.unaskable === reason).length;
    return count === 0 ? [] : [counted(words.missed[reason], count)];
  });
  const [person] = persons;
  const figures = { days: formatNumber(locale, ANSWER_DAYS), years: formatNumber(locale, LEAD_YEARS) };
  const maySend = asks && reached.length > 0;
  return (
    <Modal
      opened
      onClose={close}
      centered
      title={
        persons.length === 1 && person
          ? fill(words.title, { name: person.name })
          : fill(words.many, { count: formatNumber(locale, persons.length) })
      }
    >
      <div className="admin-stack">
        {asks && !maySend && <p>{words.none}</p>}
        {maySend && (
          <ul className="requests-guards is-plain">
            {[counted(words.mails, reached.length), fill(words.yes, figures), fill(words.no, figures)].map(
              (line, index) => (
                <li key={line}>
                  <Glyph name={(['mail', 'done', 'trash'] as const)[index] ?? 'done'} />
                  <span>{line}</span>
                </li>
              ),
            )}
          </ul>
        )}
        {asks && missed.length > 0 && (
          <div>
            <p>{words.missedTitle}</p>
            <ul>
              {missed.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        )}
        {!asks && (
          <p className="requests-notice is-warning">
            <Glyph name="warning" />
            <span>
              {words.noServer}{' '}
              {maySet && (
                <Anchor component={Link} to="/dashboard/settings/mail" underline="always">
                  {words.setServer}
                </Anchor>
              )}
            </span>
          </p>
        )}
        {ask.error && <CallFailure error={ask.error} />}
        <div className="admin-actions">
          {maySend && (
            <Button
              data-autofocus
              loading={ask.isPending}
              onClick={() => ask.mutate(reached.map(({ id }) => id))}
            >
              {words.submit}
            </Button>
          )}
          <Button variant="default" data-autofocus={maySend ? undefined : true} onClick={close}>
            {maySend ? t.common.cancel : t.common.close}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
