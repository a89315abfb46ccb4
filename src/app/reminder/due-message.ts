import { landingAddress } from '../../domain/landing/landing-path.ts';
import { musicPlatforms } from '../../domain/landing/links/landing-platforms.ts';
import { platformName } from '../../domain/landing/links/platforms.ts';
import { reminderDue, tenseAfter } from '../../domain/reminder/reminder.ts';
import { REMINDER_WAYS } from '../../domain/reminder/reminder-address.ts';
import type { Ports } from '../ports/all-ports.ts';
import type { ClaimedReminder, ReminderNext } from '../ports/reminders.ts';

/** The facts of a message that is due now, in either channel. */
export interface DueMessage {
  kind: 'message';
  step: ClaimedReminder['step'];
  /** Title and artist of the published version; of the page's draft when the release is cancelled. */
  title: string;
  artist: string;
  /** When the reminder is due by the version that is online now, in epoch milliseconds. */
  dueAt: number;
  /** How a reminder speaks of the release. */
  tense: 'just' | 'out';
  /** Address of the landing page, and the same with the fan's platform first; empty when the page is offline. */
  address: string;
  listen: string;
  /** Name of the chosen platform; empty: any. */
  platform: string;
}

type Reading = Pick<Ports, 'clock' | 'landings' | 'liveLandings'> & { siteUrl(): string };

/** Returns the message of a reminder by the version that is online now, or why none is due. */
export async function dueMessage(
  ports: Reading,
  reminder: ClaimedReminder,
): Promise<DueMessage | ReminderNext> {
  const { clock, liveLandings } = ports;
  const { step, locale, zone, moment, dueAt: plannedAt } = reminder;
  const none = { address: '', listen: '', platform: '', tense: 'just' } as const;
  if (step === 'cancelled') {
    const page = await ports.landings.byId(reminder.page);
    if (!page) return { kind: 'dead' };
    return { ...none, kind: 'message', step, dueAt: plannedAt, ...namesOf(page.content, locale) };
  }
  const now = clock.now();
  const online = liveLandings.byId(reminder.page);
  const releaseAt = online?.version.content.shared.releaseAt ?? null;
  if (!online || releaseAt === null) return { kind: 'paused' };
  const { content } = online.version;
  const dueAt = reminderDue(releaseAt, moment, zone);
  const about = { ...none, kind: 'message' as const, dueAt, ...namesOf(content, locale) };
  if (step === 'confirm' || (step === 'moved' && dueAt > now)) return { ...about, step };
  if (dueAt > now) return { kind: 'wait', until: dueAt };
  const tense = tenseAfter(now - dueAt);
  if (tense === 'late') return { kind: 'late' };
  const language = online.version.languages.includes(locale)
    ? locale
    : (online.version.languages[0] ?? locale);
  const address = landingAddress(ports.siteUrl(), online.page.slug, language);
  const chosen = musicPlatforms.find(
    (one) => one === reminder.platform && content.shared.platforms.some((row) => row.platform === one),
  );
  const listen = `${address}?via=${REMINDER_WAYS[reminder.channel]}${chosen ? `&sur=${chosen}` : ''}`;
  return { ...about, step, tense, address, listen, platform: (chosen && platformName(chosen)) ?? '' };
}

/** Returns the title and the artist of a page's content, in a language or else in its first. */
export function namesOf(
  { shared, texts }: { shared: { artist: string }; texts: Partial<Record<string, { title: string }>> },
  locale: string,
): { title: string; artist: string } {
  const artist = shared.artist.trim();
  return { artist, title: (texts[locale] ?? Object.values(texts)[0])?.title.trim() || artist };
}
