import { postJson } from '../../browser/api.ts';
import { type ReminderSet, subscribe } from '../../browser/push-subscription.ts';
import type { ReminderPushAsked, ReminderPushSubmission } from '../../contracts/landing/reminder.ts';
import { defaultLocale, isLocale, type Locale } from '../../domain/locale/locale.ts';
import type { ReminderMoment } from '../../domain/reminder/reminder.ts';
import { reminderPushes } from '../../i18n/dictionaries/reminder-pushes/index.ts';
import { fill } from '../../i18n/format.ts';
import { reminderTime } from '../../i18n/landing/reminder-time.ts';

const WORKER = '/rappel/sw.js';
const REMINDER_SET: ReminderSet = 'reminder-set';

/**
 * Subscribes this browser to the notification that its user asked for, and replaces the form with the answer. When the browser
 * refuses, the form by mail stays, with the reason. A question that was closed without an answer changes nothing: the button works
 * again.
 * @param choice the notification in the form, with the public key
 * @param asked the answer to the browser's own question
 */
export async function remindByPush(
  form: HTMLFormElement,
  choice: HTMLElement,
  asked: Promise<NotificationPermission>,
): Promise<void> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const permission = await asked;
  if (permission === 'default') return;
  const { denied, undo, failed } = reminderPushes[locale].refused;
  if (permission === 'denied') return offerMail(form, choice, locale, denied, undo);
  try {
    const { push: key = '' } = choice.dataset;
    const answer = await postJson<ReminderPushAsked>('/reminders/push', {
      ...wishOf(form, locale),
      ...(await subscribe(WORKER, key)),
    });
    if (answer.kind === 'ok') {
      if (!answer.data.isOut) dispatchEvent(new Event(REMINDER_SET));
      return note(form, choice, locale, answer.data);
    }
    const { message } = answer.kind === 'refused' ? answer.failure : answer;
    offerMail(form, choice, locale, message ?? failed);
  } catch {
    offerMail(form, choice, locale, failed);
  }
}

function wishOf(form: HTMLFormElement, locale: Locale): Omit<ReminderPushSubmission, 'endpoint' | 'keys'> {
  const fields = new FormData(form);
  const field = (name: string) => String(fields.get(name) ?? '');
  return {
    ...{ locale, landing: document.body.dataset['page'] ?? '', zone: field('zone') },
    ...{ platform: field('platform'), moment: (field('moment') || 'release') as ReminderMoment },
  };
}

/** Replaces the form with the answer, in whose place a screen reader reads on. */
function note(
  form: HTMLFormElement,
  { dataset: { calendar, title = '', artist = '' } }: HTMLElement,
  locale: Locale,
  { isOut, dueAt, zone, stop }: ReminderPushAsked,
): void {
  const { noted, remind } = reminderPushes[locale];
  const section = form.parentElement;
  const heading = section?.querySelector('h2');
  if (!section || !heading) return;
  heading.textContent = isOut ? noted.out : noted.title;
  const when = reminderTime(locale, Date.parse(dueAt), zone);
  const [before = '', after = ''] = noted.when.split('{when}');
  const links = element('div', 'remind-links');
  if (calendar) links.append(link(noted.calendar, calendar, 'calendar'));
  if (stop) links.append(link(noted.stop, stop));
  const sample = element('p', 'remind-sample');
  const picture = document.querySelector<HTMLImageElement>('main img');
  if (picture) {
    const small = new Image();
    small.src = picture.currentSrc || picture.src;
    small.alt = '';
    sample.append(small);
  }
  const words = document.createElement('span');
  words.append(
    element('strong', '', fill(remind.just, { title })),
    element('span', '', artist === title ? remind.alone : fill(remind.touch, { artist })),
  );
  sample.append(words);
  const text = document.createElement('p');
  text.append(before, element('strong', '', when), after);
  form.remove();
  if (!isOut) section.append(sample, text, element('p', '', noted.nameless), links);
  focus(section);
}

/** Leaves the form by mail, and says why the browser takes no notification. */
function offerMail(
  form: HTMLFormElement,
  choice: HTMLElement,
  locale: Locale,
  reason: string,
  remedy = '',
): void {
  const heading = form.parentElement?.querySelector('h2');
  if (heading) heading.textContent = reminderPushes[locale].refused.title;
  const mail = form.querySelector<HTMLInputElement>('[name="how"][value="mail"]');
  if (mail) mail.checked = true;
  choice.hidden = true;
  form.parentElement?.querySelector('.remind-blocked')?.remove();
  const box = element('div', 'remind-blocked');
  box.append(element('strong', '', reason));
  if (remedy !== '') box.append(element('p', '', remedy));
  form.before(box);
  focus(box);
}

function focus(part: HTMLElement): void {
  part.setAttribute('role', 'status');
  part.tabIndex = -1;
  part.focus();
  part.scrollIntoView({ block: 'center' });
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}

function link(text: string, href: string, target?: string): HTMLElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  if (target) made.dataset['target'] = target;
  const line = document.createElement('span');
  line.append(made);
  return line;
}
