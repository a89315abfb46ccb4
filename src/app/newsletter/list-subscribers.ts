import type { SubscriberList } from '../../contracts/newsletter.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { type Asker, actorOf } from '../asker.ts';
import type { ExportTable } from '../export/table-file.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { NewsletterConsent } from '../ports/privacy/newsletter.ts';

/** Returns who confirmed the newsletter, and how many have not answered yet. */
export async function listSubscribers({
  mailSettings,
  newsletters,
}: Pick<Ports, 'mailSettings' | 'newsletters'>): Promise<SubscriberList> {
  const { confirmed, waiting } = await newsletters.list();
  return {
    waiting,
    asks: mailSettings.mail().smtp !== null,
    confirmed: confirmed.map((consent) => ({
      id: consent.id,
      email: consent.email,
      form: consent.form,
      locale: consent.locale,
      textVersion: consent.textVersion,
      askedAt: iso(consent.askedAt),
      confirmedAt: iso(consent.confirmedAt ?? consent.askedAt),
      contactAt: iso(consent.contactAt ?? consent.askedAt),
      questionAt: consent.questionAt === null ? null : iso(consent.questionAt),
    })),
  };
}

/** The words of the file of subscribers, in the reader's language. */
export interface SubscriberWords {
  headings: readonly string[];
  form(of: NewsletterConsent): string;
  language(of: Locale): string;
  /** The sentence that the person read. */
  sentence(of: NewsletterConsent): string;
  moment(time: number): string;
}

/** Returns who confirmed the newsletter, each with the proof, as the table of a file. Writes an audit entry with the number. */
export async function exportSubscribers(
  ports: Ports,
  words: SubscriberWords,
  asker: Asker,
): Promise<ExportTable> {
  const rows = await ports.newsletters.export((count) => ({
    ...actorOf(ports, asker),
    action: 'newsletter_exported',
    subject: null,
    before: null,
    after: { count },
  }));
  const table = rows.map((row) => [
    row.email,
    words.language(row.locale),
    words.form(row),
    words.sentence(row),
    row.textVersion,
    words.moment(row.askedAt),
    words.moment(row.confirmedAt ?? row.askedAt),
    words.moment(row.contactAt ?? row.askedAt),
  ]);
  return { headings: words.headings, parts: inOne(table) };
}

async function* inOne<Row>(rows: Row[]): AsyncIterable<Row[]> {
  yield rows;
}

const iso = (time: number): string => new Date(time).toISOString();
