import type { adminGoLive as fr } from './fr.ts';

export const adminGoLive: typeof fr = {
  recheck: 'Check again',
  checking: 'Checking…',
  checkedToday: 'Checked at {at}',
  checkedOn: 'Checked on {at}',
  notYet: 'Not checked yet',
  computed: 'Nothing to tick: the site checks each point by itself.',
  risky: {
    one: '{count} point makes it risky.',
    other: '{count} points make it risky.',
  },
  unknown: {
    one: '{count} point could not be checked.',
    other: '{count} points could not be checked.',
  },
  complete: 'Everything is in order: the site can go live.',
  stays: 'This list is no longer in the menu. It is still available at this address.',
  points: {
    one: '{count} point',
    other: '{count} points',
  },
  groups: {
    blocks: 'Prevents going live',
    risky: 'Makes going live risky',
    unknown: 'Not checked',
    ok: 'In order',
  },
  broken: 'The check failed because of an error in the site. The server’s log gives the reason.',
  actions: {
    address: 'Change the address',
    complete: 'Complete',
    settle: 'Settle the figures',
    statements: 'Confirm',
    replyTime: 'Set the reply time',
    planner: 'Open the radar',
    booking: 'Set the addresses',
    webhooks: 'Enter the addresses',
    tryWebhooks: 'Try them',
    mail: 'Set up email',
    tryMail: 'Send a test',
    reviews: 'Connect the reviews',
    tags: 'Set up the tags',
    sends: 'See the sends',
    backup: 'Back up',
    prove: 'Test',
    restore: 'Test a restore',
    removeDemo: 'Remove the samples',
    endDemo: 'End the demonstration',
    team: 'See the team',
    ownFactor: 'Protect my account',
    passages: 'See the passages',
  },
  causes: {
    timeout: 'no answer within 5 seconds',
    private: 'private address',
    name: 'unknown name',
    certificate: 'certificate refused',
    connection: 'no connection',
    status: 'answered with an error',
    invalid: 'unreadable answer',
    unreachable: 'server out of reach',
    not_configured: 'no widget',
  },
  address: {
    text: 'The address under which visitors see the site, with https. The site first checks that it points here. Links, emails and search engines follow at once; secure cookies, HSTS and passkeys from the next start of the server.',
    field: 'Public address',
    action: 'Check and save',
    done: 'Address saved.',
  },
  backup: {
    text: 'The whole database in one file, to be kept away from this server. It holds everyone’s personal data: confirm that it is you.',
    action: 'Download the backup',
    done: 'Backup downloaded.',
  },
  restore: {
    text: 'A backup is made, then restored into a separate database, where each table must have as many rows. That database is then deleted; the site keeps running.',
    action: 'Start the test',
    done: 'Test finished.',
  },
  prove: {
    text: 'A made-up lead takes the same path as a real one, through the public address, and is then erased. It appears in no list, figure or delivery. The automations receive their test message; for the mail server, only the connection is tested.',
    action: 'Test now',
    done: 'Test finished.',
  },
  proofCauses: {
    timeout: 'no answer within 15 seconds',
    private: 'private address',
    connection: 'no connection',
    status: 'error response',
    form: 'the page has no form',
    files: 'a file of the page is missing',
    language: 'the page is in another language',
    refused: 'lead refused',
    limited: 'too many requests from the same address',
    unavailable: 'the site could not store it',
    spam: 'mistaken for a bot’s',
    mark: 'mark not recognised: the processes have different secrets, or a proxy removes the header X-Proof',
    left: 'a row was left over; it has been deleted',
    credentials: 'user name or password refused',
    encryption: 'encryption refused',
    certificate: 'certificate not valid',
  },
  removeDemo: {
    text: 'To be removed: {parts}. Whatever is not marked as a sample stays. The demonstration ends: unconfirmed figures and example addresses are removed from the site.',
    onlyEnd: 'The demonstration ends: unconfirmed figures and example addresses are removed from the site.',
    confirmEnd: 'Yes, end the demonstration',
    confirm: 'Yes, remove these samples',
    removed: 'Samples removed: {parts}.',
    none: 'Demonstration ended.',
    kept: {
      one: '{count} sample picture stays: your texts show it.',
      other: '{count} sample pictures stay: your texts show them.',
    },
  },
  kinds: {
    posts: {
      one: '{count} blog article',
      other: '{count} blog articles',
    },
    landings: {
      one: '{count} landing page',
      other: '{count} landing pages',
    },
    releases: {
      one: '{count} release',
      other: '{count} releases',
    },
    visits: {
      one: '{count} counted visit',
      other: '{count} counted visits',
    },
    leads: {
      one: '{count} lead',
      other: '{count} leads',
    },
    campaigns: {
      one: '{count} campaign',
      other: '{count} campaigns',
    },
    reviews: {
      one: '{count} review',
      other: '{count} reviews',
    },
    pictures: {
      one: '{count} picture',
      other: '{count} pictures',
    },
    articles: {
      one: '{count} article',
      other: '{count} articles',
    },
    contradicted: {
      one: '{count} contradiction',
      other: '{count} contradictions',
    },
    unconfirmed: {
      one: '{count} figure without a basis',
      other: '{count} figures without a basis',
    },
    expired: {
      one: '{count} expired figure',
      other: '{count} expired figures',
    },
    legal: {
      one: 'legal notice ({count})',
      other: 'legal notice ({count})',
    },
    privacy: {
      one: 'privacy policy ({count})',
      other: 'privacy policy ({count})',
    },
    cookies: {
      one: 'cookie policy ({count})',
      other: 'cookie policy ({count})',
    },
    terms: {
      one: 'terms of use ({count})',
      other: 'terms of use ({count})',
    },
  },
  checks: {
    address: {
      title: 'Public address',
      outcomes: {
        answers: '{address} answers.',
        answersUntil: '{address} answers, certificate valid until {until}.',
        local: '{address} opens only from this server or its network.',
        example: '{address} is an example address.',
        http: '{address} is not https: what visitors type travels in the clear.',
        certificate: 'The certificate of {address} cannot be trusted: browsers will refuse to open the site.',
        expiring: 'The certificate of {address} expires on {until}.',
        nowhere: '{address} points to no server: the name is unknown.',
        failing: '{address} answers with an error ({count}).',
        otherSite: '{address} answers, but it is not this site.',
        unreached: 'The server could not open {address} itself: {cause}. Try it from another device.',
        waiting: 'Not checked yet.',
      },
    },
    company: {
      title: 'Company data',
      outcomes: {
        complete: 'All required fields are filled in.',
        missing: 'Missing: {names}.',
      },
    },
    claims: {
      title: 'Claimed figures',
      outcomes: {
        confirmed: 'All claimed figures are confirmed.',
        unsettled: '{parts}. They will not be shown.',
      },
    },
    prices: {
      title: 'Simulator prices',
      outcomes: {
        own: 'The prices in force are the agency’s own.',
        confirmed: 'The default table is confirmed.',
        delivered: 'The table is still the default one, and has not been confirmed.',
      },
    },
    statements: {
      title: 'Statements of the site',
      outcomes: {
        confirmed: 'All default statements are confirmed.',
        unconfirmed: 'Still the default ones, not confirmed: {names}.',
      },
    },
    replyTime: {
      title: 'Reply time',
      outcomes: {
        set: {
          one: '{count} working hour, shown at the contact form.',
          other: '{count} working hours, shown at the contact form.',
        },
        none: 'No reply time is set: the contact form shows none.',
      },
    },
    planner: {
      title: 'Planner sources',
      outcomes: {
        asked: {
          one: '{count} release database answers.',
          other: '{count} release databases answer.',
        },
        off: 'The release databases are not queried (RELEASE_SOURCES): nothing is measured.',
        none: 'All release databases are switched off: nothing is measured.',
        waiting: 'No release database has answered yet.',
      },
    },
    booking: {
      title: 'Booking',
      outcomes: {
        answer: {
          one: '{count} address answers.',
          other: '{count} addresses answer.',
        },
        none: 'No address: the buttons link to the contact form.',
        example: {
          one: 'Example address: {names}.',
          other: 'Example addresses: {names}.',
        },
        http: {
          one: 'Address that is not public with https: {names}.',
          other: 'Addresses that are not public with https: {names}.',
        },
        silent: {
          one: '{count} address of {total} does not answer: {names}.',
          other: '{count} addresses of {total} do not answer: {names}.',
        },
        waiting: 'Not checked yet.',
      },
    },
    webhooks: {
      title: 'Automations',
      outcomes: {
        answer: {
          one: '{count} automation answered last time.',
          other: '{count} automations answered last time.',
        },
        missing: 'Without an address: {names}. Requests are waiting.',
        failing: {
          one: '{count} of {total} did not answer last time: {names}.',
          other: '{count} of {total} did not answer last time: {names}.',
        },
        untested: 'Not tried since the address was saved: {names}.',
      },
    },
    mail: {
      title: 'Email',
      outcomes: {
        sent: 'Test message accepted on {at}.',
        none: 'No server: messages are kept as files and no one is notified.',
        untested: 'No test message since these settings were saved.',
        failing: 'The test message of {at} was not sent. {cause}',
        slow: '{count} reminders wait for one release: at the speed of the settings, sending them takes more than {total} hours.',
      },
    },
    reviews: {
      title: 'Reviews',
      outcomes: {
        read: {
          one: '{count} connected review, read on {at}.',
          other: '{count} connected reviews, read on {at}.',
        },
        none: 'No widget connected: only reviews written on the site appear.',
        failing: 'The last read failed on {at}: {cause}.',
        waiting: 'The reviews service has not answered yet.',
      },
    },
    tags: {
      title: 'Tags',
      outcomes: {
        none: 'No tag is on.',
        named: {
          one: '{count} on, named in the cookie policy.',
          other: '{count} on, all named in the cookie policy.',
        },
        incomplete: {
          one: 'On without a valid identifier: {names}.',
          other: 'On without a valid identifier: {names}.',
        },
        unnamed: {
          one: 'On, but not in the cookie policy: {names}.',
          other: 'On, but not in the cookie policy: {names}.',
        },
      },
    },
    sends: {
      title: 'Ad events',
      outcomes: {
        off: 'Off.',
        proven: 'Received by {names}.',
        incomplete: 'On without a pixel or a token: {names}.',
        blocked: 'Access refused by {names}.',
        troubled: 'In trouble at {names}: details in Integrations, tab “Sends”.',
        unproven: 'Nothing real has been received yet by {names}: only a real account shows it.',
      },
    },
    path: {
      title: 'Path of a lead',
      outcomes: {
        proven: 'Tested on {at}: works, in {count} ms.',
        never: 'Not tested yet. The test runs every night at 04:12.',
        failing: 'Failing since {at}, at the step “{names}”: {cause}.',
        old: 'Not tested since {at}: it may or may not be working.',
      },
    },
    backup: {
      title: 'Backup',
      outcomes: {
        made: 'Made on {at}, {size}, outside the data folder.',
        never: 'No backup has been made.',
        old: 'The latest was made on {at}, more than a week ago.',
        inside: 'The one made on {at} is in the data folder: if the folder is lost, so is the backup.',
      },
    },
    restore: {
      title: 'Restoring',
      outcomes: {
        passed: {
          one: 'Succeeded on {at}, in {count} second.',
          other: 'Succeeded on {at}, in {count} seconds.',
        },
        compared: {
          one: 'Succeeded on {at}: {count} row compared, the newest from {newest}.',
          other: 'Succeeded on {at}: {count} rows compared, the newest from {newest}.',
        },
        never: 'No backup has been restored yet, not even as a test.',
        failed: 'The test on {at} failed.',
        old: 'The last one was on {at}, more than eight days ago.',
      },
    },
    secondFactor: {
      title: 'Two-step verification',
      outcomes: {
        all: {
          one: '{count} account, protected.',
          other: '{count} accounts, all protected.',
        },
        missing: {
          one: '{count} account of {total} without a second step: {names}.',
          other: '{count} accounts of {total} without a second step: {names}.',
        },
      },
    },
    demo: {
      title: 'Sample data',
      outcomes: {
        none: 'None in the database.',
        rows: 'Still in the database: {parts}.',
        on: 'None in the database, but the demonstration is still running: unconfirmed figures are visible.',
      },
    },
    legal: {
      title: 'Legal pages',
      outcomes: {
        filled: 'No passage in brackets.',
        placeholders: {
          one: '{count} passage in brackets: {parts}.',
          other: '{count} passages in brackets: {parts}.',
        },
      },
    },
  },
};
