import type { adminRequests as fr } from './fr.ts';

/** The section of requests in the back office: what the agency owes to persons. */
export const adminRequests: typeof fr = {
  ending: {
    /** Around the name of a month; the number follows. */
    title: 'To delete in {month}:',
    month: 'Month',
    about:
      'Three years without contact from the person. If you do nothing, each lead is deleted on the night of its date.',
    none: {
      title: 'No one to delete this month',
      text: 'Each person appears here three months before the end of their three years.',
    },
    list: 'People to delete',
    all: 'Tick all',
    select: 'Tick {name}',
    leads: '{count} requests',
    bulk: 'Ticked people',
    ticked: { one: '{count} ticked', other: '{count} ticked' },
    overdue: 'overdue',
    columns: {
      name: 'Name',
      contact: 'Last contact by them',
      status: 'Status',
      ends: 'Deleted on',
      acts: 'Actions',
    },
    contacts: {
      contact: 'message',
      simulation: 'simulation',
      booking: 'call booking',
      planner: 'planner',
      manual: 'typed by you',
      review: 'review',
      note: 'noted by you',
      campaign: 'end of campaign',
    },
    keep: {
      open: 'Keep…',
      name: 'Keep {name}',
      title: 'Why keep {name}?',
      many: 'Why keep these {count} people?',
      reason: 'Reason',
      reasonHint: 'Stored with the lead, as a note.',
      until: 'Until',
      untilHint: 'One year at most. On that day, the person is listed again.',
      submit: 'Keep',
      done: 'Noted.',
    },
    erase: {
      open: 'Delete now',
      name: 'Delete {name} now',
      many: 'Delete {count} people now',
      question: {
        one: '{count} request disappears, with its notes and deliveries. Nothing can bring it back.',
        other: '{count} requests disappear, with their notes and deliveries. Nothing can bring them back.',
      },
      done: { one: '{count} request deleted.', other: '{count} requests deleted.' },
    },
    notices: {
      first: {
        title: 'Nothing is deleted before {day}.',
        text: 'These leads will be deleted: there is still time to keep or correct them.',
      },
      share: {
        title: 'Nothing is deleted: {share} of the leads reached their three years at once.',
        text: 'Beyond {most}, the date of an import is probably wrong. Check the last contacts; what you tick can be deleted by hand.',
      },
      clock: {
        title: 'Nothing is deleted today: the server’s clock has jumped.',
        text: 'Deletion resumes after one day without a jump.',
      },
      full: {
        title: '{night} deletions today.',
        text: 'That is the daily maximum; the rest will be deleted tomorrow.',
      },
    },
    stays: {
      title: 'What stays',
      text: 'The monthly totals are kept: the figures of past periods do not change.',
      leads: 'Requests',
      budgets: 'Budgets',
      note: 'Monthly totals, linked neither to each other nor to a person.',
    },
    guards: {
      title: 'Safeguards',
      night: 'At most {night} a day',
      share: 'Stops and notifies you above {most} of the leads',
      clock: 'Stops when the clock jumps, and notifies you {days} days before the first deletion',
      restore: 'After a restore, they are deleted again',
      now: '{due} of {all} today.',
    },
    kept: {
      title: 'Kept',
      none: 'No one’s data is kept beyond three years.',
      until: 'until {day}',
      change: 'Change…',
      changeName: 'Change the reason or the day of {name}',
    },
  },
};
