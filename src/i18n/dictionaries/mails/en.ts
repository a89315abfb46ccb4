import type { mails as fr } from './fr.ts';

export const mails = {
  lead: {
    subject: {
      contact: 'New message',
      simulation: 'New simulation',
      booking: 'New call request',
      planner: 'New planned release',
    },
    text: 'A lead has just come in. Their name and contact details are waiting in the back office:',
    platform: 'Platform: {platform}',
    budget: 'Monthly budget: {budget}',
  },
  review: {
    subject: 'A review is waiting for your decision',
    text: 'A review with {rating} out of 5 has just been left. It will appear on the site only once you approve it:',
  },
  report: {
    subject: 'Report no. {number}: {reason}',
    text: 'Someone has reported content on the site. From now on, you are deemed to be aware of it. Read it within one working day, and decide within {days} days:',
    urgent:
      'Someone has reported content on the site to protect children. Read it within {hours} hours; if a life is in danger, also inform the police (article {article} of Regulation (EU) {law}):',
  },
  claim: {
    subject: 'A figure expires soon: {claim}',
    text: 'This figure is confirmed until {day} only. The day after, it will be removed from every page of the site. To keep it, check it and confirm it again:',
  },
  links: {
    subject: {
      one: '{count} link to review on your landing pages',
      other: '{count} links to review on your landing pages',
    },
    text: 'The links of the landing pages online are checked each month. These no longer lead where they should:',
    line: '“{title}”',
    verdicts: {
      dead: 'The page no longer exists.',
      moved: 'The page has moved to another address.',
      private: 'The address belongs to a private network.',
    },
    more: 'Other links are in the same state.',
    action: 'Open each page to replace the link, then publish it again:',
  },
  missingLinks: {
    subject: '“{title}” is out in less than {hours} hours: a link is missing',
    text: 'Fans wait for the reminder of this release, and their platform is not on the page:',
    line: { one: '{count} fan chose {platform}', other: '{count} fans chose {platform}' },
    action: 'Without the link, the button of their reminder opens the landing page. Add it, then publish:',
  },
  retirement: {
    announced: {
      subject: 'Leads will soon be deleted, after {years} years',
      text: {
        one: '{count} lead has been silent for almost {years} years. Nothing is deleted for {days} days; after that, each lead is deleted automatically on the night it reaches {years} years, as the privacy page promises.',
        other:
          '{count} leads have been silent for almost {years} years. Nothing is deleted for {days} days; after that, each lead is deleted automatically on the night it reaches {years} years, as the privacy page promises.',
      },
    },
    stopped: {
      subject: 'Deletion of leads stopped',
      text: {
        one: '{count} lead of {all} has come to the end of {years} years at once. That is more than {share} of all leads: a date is probably wrong, and nothing was deleted.',
        other:
          '{count} leads of {all} have come to the end of {years} years at once. That is more than {share} of all leads: a date is probably wrong, and nothing was deleted.',
      },
    },
    action: 'You can look at the list, keep a lead and say why, or delete it yourself:',
  },
  alarms: {
    subject: 'The site needs your attention',
    kinds: {
      path: 'The nightly test of a lead’s path failed, or has not passed for more than a day.',
      deliveries: 'Deliveries to your automations failed for good: they have to be sent again.',
      mails: 'Emails failed for good: they have to be sent again.',
      waiting: 'Deliveries or emails have been waiting for more than five minutes: their queue is stuck.',
      workers: 'No process sends leads and emails any more: they are stored and wait.',
      disk: 'Less than a tenth of the disk is free: soon, new leads can no longer be stored.',
      backup: 'The last backup is more than 26 hours old.',
      sends: 'An ad platform refuses our server access: Integrations, tab “Sends”.',
      sendsPaused: 'An ad platform has not answered for more than an hour: sends are waiting.',
      sendsRefused: 'An ad platform refuses more than one send in twenty: Integrations, tab “Sends”.',
      sendsUnclear:
        'An ad platform answered without confirming that it received a send, which is not repeated: Integrations, tab “Sends”.',
      sendsSilent:
        'An ad platform has received nothing for two days, although visitors accepted: Integrations, tab “Sends”.',
      sendsEnding:
        'Waiting sends to an ad platform will be lost in less than twelve hours: Integrations, tab “Sends”.',
      sendsVersion:
        'The version of an ad platform’s interface ends in less than sixty days: the site must be updated.',
    },
    action: 'The details are in “Before going live”:',
  },
  campaigns: {
    subject: { one: '{count} campaign to look at', other: '{count} campaigns to look at' },
    text: 'The imported figures leave what was planned. Each warning is sent once, as long as it lasts:',
    alerts: {
      spends_fast:
        'The spend was at least {percent} above its planned pace on two days running, up to {day}.',
      spends_slowly:
        'The spend was at least {percent} below its planned pace on two days running, up to {day}.',
      costs_more:
        'On three days running, up to {day}, a view cost at least {percent} more than the top of the estimated range.',
      costs_less:
        'On three days running, up to {day}, a view cost at least {percent} less than the bottom of the estimated range.',
      no_figures: 'No figures after {day}.',
    },
  },
  draftAnswer: {
    subject: { approval: 'Landing page approved: “{title}”', remark: 'A comment on “{title}”' },
    text: {
      approval: 'The draft that you sent has just been approved. The “Publishing” step says which version:',
      remark:
        'Someone has just commented on the draft that you sent. You will find the comment in the “Publishing” step:',
    },
  },
  weekly: {
    subject: { one: '{count} thing is waiting this Monday', other: '{count} things are waiting this Monday' },
    line: '{step}: {count}',
    steps: {
      calls: 'Calls',
      campaigns: 'Campaigns to close',
      links: 'Dead links',
      claims: 'Figures that expire',
      sources: 'Sources to read again',
      sends: 'Refused sends',
      requests: 'Requests to handle',
    },
    footer:
      'You get this message each Monday because you asked for it in your settings. To stop it with one click:',
  },
  followUps: {
    subject: { one: '{count} follow-up to do today', other: '{count} follow-ups to do today' },
    mine: { one: 'One follow-up is assigned to you:', other: '{count} follow-ups are assigned to you:' },
    unassigned: {
      one: 'One follow-up has no one in charge:',
      other: '{count} follow-ups have no one in charge:',
    },
    footer:
      'You receive this message because you asked for this reminder in your settings: a single one, on mornings with a follow-up.',
  },
  password: {
    subject: 'Choose a new password · {brand}',
    text: 'A new password was requested for your account in the {brand} back office ({site}). This link works once, for one hour:',
    unasked: 'If you did not ask for this, ignore this message: your password stays the same.',
  },
  accessChanged: {
    subjects: {
      password: 'Your password has changed · {brand}',
      passkey_added: 'A passkey was added · {brand}',
      passkey_removed: 'A passkey was removed · {brand}',
      second_factor_on: 'Two-step verification is on · {brand}',
      second_factor_off: 'Two-step verification is off · {brand}',
      recovery_codes_renewed: 'New recovery codes · {brand}',
      recovery_code_used: 'A recovery code was used · {brand}',
    },
    changes: {
      password: 'The password of your account was changed.',
      passkey_added:
        'A passkey was added to your account: it opens the back office without password or code.',
      passkey_removed: 'A passkey of your account was removed: it no longer opens the back office.',
      second_factor_on:
        'Two-step verification was switched on for your account: a code is asked for after the password.',
      second_factor_off:
        'Two-step verification was switched off for your account: the password alone is enough.',
      recovery_codes_renewed:
        'The recovery codes of your account were replaced: the former ones are no longer valid.',
      recovery_code_used: 'A recovery code of your account was used. It cannot be used again.',
    },
    account: 'This happened on {at} (Paris time), in the {brand} back office ({site}).',
    own: 'If it was you, or if you had asked for it, there is nothing to do.',
    stranger:
      'If not, tell your administrators and choose a new password at once, with “Forgotten your password?” on the sign-in page:',
  },
  invitation: {
    subject: 'Your access to the {brand} back office',
    greeting: 'Hello {name},',
    text: '{inviter} invites you to the {brand} back office. Open this link to choose your password. It works once, until {until} (Paris time):',
    unexpected:
      'If you were not expecting this invitation, ignore this message: until a password is chosen, the account stays closed.',
  },
  test: {
    subject: 'Test message',
    text: 'If you can read this message, email from {brand} works. Sent on {at} (Paris time).',
  },
  footer: 'You receive this message because your address is in the settings of the back office.',
  platforms: {
    youtube: 'YouTube',
    meta: 'Meta',
    tiktok: 'TikTok',
    spotify: 'Spotify',
  },
} satisfies typeof fr;
