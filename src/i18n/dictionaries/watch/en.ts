import type { watch as fr } from './fr.ts';

export const watch: typeof fr = {
  title: 'Watch a Friday',
  description: 'An email only if an announced release changes things for your Friday.',
  none: {
    text: 'Choose a Friday in the planner first: the link “Watch this Friday” is below the result.',
    link: 'Open the planner',
    how: 'How it works',
    steps: [
      { title: 'You choose', text: 'The planner compares the Fridays of a month for your release.' },
      {
        title: 'You confirm',
        text: 'A link is sent to your address, valid for {hours} hours. Without your click, nothing else is sent.',
      },
      {
        title: 'We read again',
        text: 'Every night, the releases announced in public databases. An email only if they change things, once a week at most.',
      },
      {
        title: 'It is all deleted',
        text: 'The watch ends {days} days after the Friday; your address is deleted {kept} days later.',
      },
    ],
  },
  ask: {
    lead: 'You want to watch {friday}. Every night we read the releases announced in public databases again, and we write only if they change things: once a week at most.',
    email: 'Email (name@example.com)',
    send: 'Get the confirmation link',
    note: 'Nothing else is sent without your click. The watch ends {days} days after the Friday; your address is deleted {kept} days later.',
    privacy: 'Privacy',
    trap: 'Leave this field empty',
    sent: 'Check your mailbox: if this address does not watch {friday} yet, a link has just been sent. It is valid for {hours} hours.',
  },
  page: {
    friday: 'Watched Friday: {friday}',
    confirm: 'Yes, watch this Friday',
    confirmText: 'An email only if an announced release changes things, until {ends}.',
    watching: 'Watched until {ends}.',
    kept: 'Noted, you keep this Friday.',
    moved: 'Noted, you have moved.',
    ended: 'This watch has ended. The address is deleted on {day}.',
    classes: { calm: 'Calm', active: 'Busy', saturated: 'Crowded' },
    expected:
      '{class}: {low} to {high} releases expected, {known} announced in public databases. Score {score} out of {ten}.',
    stale: 'We have too few recent readings to judge: we write to you only with recent ones.',
    named: 'Announced releases',
    from: '{source}, read on {day}',
    better: 'A better Friday that is still feasible: {friday}, score {score} out of {ten}.',
    noBetter: 'No feasible Friday is clearly better. You can still change the budget or the first week.',
    keep: 'Keep this Friday',
    move: 'Move to {friday}',
    stop: 'Stop watching',
  },
  mails: {
    confirm: {
      subject: 'Confirm that you watch {friday} · {brand}',
      lines: [
        'Hello,',
        'You (or someone else) asked to watch {friday} with {brand}. Open this link and press “Yes, watch this Friday”:',
        '{link}',
        'Unless you press it, no other message will be sent, and your address will be deleted in {hours} hours. Keep the link: it also serves to change the Friday or to stop.',
        '{brand}',
      ],
    },
    news: {
      subject: '{friday} changes: {class} · {brand}',
      lines: [
        'Hello,',
        '{what}',
        '{named}',
        '{better}',
        'Keep, change the Friday or stop:',
        '{link}',
        'Going by the releases announced in public databases, which know only a part of them. No other message for at least a week.',
        '{brand}',
      ],
      class: '{friday} was {before} and becomes {after}: releases were announced.',
      mega: 'A major release has just been announced for {friday}.',
      classes: { calm: 'calm', active: 'busy', saturated: 'crowded' },
      release: '- {artist}, “{title}” ({source}, read on {day})',
      better: 'A better Friday that is still feasible: {better}, score {points} against {score}.',
      late: 'No feasible Friday is clearly better: it is too late to move, or not worth it. Here is what you can change: the budget, and what you do in the first week.',
    },
  },
  sample: 'example',
};
