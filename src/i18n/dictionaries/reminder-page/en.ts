import type { reminderPage as fr } from './fr.ts';

/** The pages behind the links in the mails to fans. `{when}` is a day with its hour: `reminderTime`. */
export const reminderPage = {
  confirm: {
    title: 'Is it you?',
    text: 'One email, {when}. Another only if the release moves or is cancelled.',
    button: 'Yes, remind me',
    note: 'Opening this page confirms nothing: only the button counts.',
    doneTitle: 'Noted.',
    done: 'See you {when}. Your address is deleted {days} days later.',
  },
  /** The same page when the box of the artist's own list was ticked. */
  confirmList: {
    text: 'One email from the agency, {when}. Another only if the release moves or is cancelled.',
    ticked: 'One more box was ticked with this address:',
    choose: 'You choose: only what your button says is confirmed.',
    alone: 'Yes, the reminder only',
    both: 'Yes, the reminder and the artist’s news',
    done: 'See you {when}. The reminder is deleted {days} days later.',
  },
  stop: {
    title: 'Stop all messages?',
    text: 'Your reminder will be deleted, and your address with it.',
    button: 'Yes, stop',
    note: 'For {years} years we keep an unreadable fingerprint of your address, so that we do not write to you about this release again. The proof of your consent, without your address, is kept for {proof} years.',
    list: 'Your consent to the artist’s list is withdrawn at the same time. If the agency has already handed your address over, it passes the withdrawal on.',
    doneTitle: 'Done.',
    done: 'Your reminder is deleted, and your address with it.',
  },
  /** The same page for a notification. */
  stopPush: {
    text: 'The notification planned on this device will be deleted.',
    note: 'Nothing else to do: the page has neither your name nor your address.',
    done: 'The notification is deleted. You will receive nothing for this release.',
  },
  /** The same page while the landing page is offline or has no date. */
  paused: {
    text: 'This release has no announced date for now. If you agree, we write to you when a new date is set, or if the release is cancelled. Otherwise, nothing.',
    done: 'This release has no announced date for now. We write to you when a new date is set, or if the release is cancelled. Otherwise, nothing: without a new date, the reminder is deleted after {days} days.',
  },
  cancelled: {
    title: 'The reminder is cancelled.',
    text: 'This release is no longer announced. No reminder will come, and yours is deleted within {days} days.',
  },
  ended: {
    title: 'This reminder has ended.',
    text: 'No other message will come, and the reminder is deleted within {days} days.',
  },
  out: {
    title: 'It is already out.',
    text: 'No reminder needed: listen.',
    button: 'Listen',
  },
  see: 'See the page',
  stopLink: 'Do not remind me',
} satisfies typeof fr;
