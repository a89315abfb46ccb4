import type { plannerResults as fr } from '../fr/planner-results.ts';

export const plannerResults = {
  advice: {
    keep: {
      title: 'Keep {day}',
      text: 'Releases expected that day: {count}. It is the most favourable Friday of the month.',
    },
    keep_unmeasured: {
      title: 'Keep {day}',
      text: 'It is the safest Friday of the month, going by calendar and lead times.',
    },
    keep_equal: {
      title: 'Keep {day}',
      text: 'Calendar and lead times do not tell it from other Fridays of the month: it is the first of the best.',
    },
    moved: {
      title: 'Aim for {day}',
      text: 'No Friday of the month you chose is workable. This is the first one that leaves you time.',
    },
    window_low: {
      title: 'Use the room',
      text: 'Few competing releases on this Friday: put the promotion into the first week.',
    },
    window_moderate: {
      title: 'Start promoting {promotionWeeks} weeks ahead',
      text: 'Competition is moderate: people should be waiting for you on release day.',
    },
    window_high: {
      title: 'Move by {delayFrom} to {delayTo} weeks',
      text: 'Competition is strong on this Friday.',
    },
    saturated: {
      title: 'Choose another Friday if you can',
      text: 'Releases expected that day: {count}. Beyond {saturated}, listeners have no time left to discover.',
    },
    active: {
      title: 'Prepare a clear hook',
      text: 'Releases expected that day: {count}. Your first seconds decide whether people stay.',
    },
    mega: {
      title: 'Steer clear of the headliners',
      text: 'Very big names expected: {count}. Aim for your listeners, not for the big playlists.',
    },
    major: {
      title: 'Pick a precise audience',
      text: 'Major-label releases expected: {count}. Their budgets take the most visible slots.',
    },
    avoid: { title: 'Avoid {other}', text: 'There is more competition, or less time.' },
    avoid_holidays: {
      title: 'Avoid {other}',
      text: 'From {holidaysFrom} to {holidaysTo} distributors and playlists run slowly: an empty Friday is no opportunity then.',
    },
    holiday: {
      title: 'Mind the public holiday',
      text: 'Target countries with a public holiday around this Friday: {count}. Schedule your posts before it.',
    },
    deliver: {
      title: 'Deliver before {day}',
      text: 'Your distributor needs {deliveryWeeks} weeks to deliver safely, {holidayWeeks} around the holidays.',
    },
    deliver_late: {
      title: 'Deliver by {day} at the latest',
      text: 'The cautious date has passed: tell your distributor before you send.',
    },
    pitch: {
      title: 'Pitch the track to Spotify on {day}',
      text: 'Last day accepted: {other}, {pitchDays} days before release.',
    },
    pitch_late: {
      title: 'Pitch the track to Spotify right away',
      text: 'Last day accepted: {day}, {pitchDays} days before release.',
    },
    again: {
      title: 'Run the analysis again on {day}',
      text: 'The first releases are announced several weeks ahead: by then it is known who else comes out that day.',
    },
    invest: { title: 'You can invest heavily', text: 'The score is above {high} out of {ten}.' },
    invest_some: {
      title: 'Invest moderately',
      text: 'The score is above {middle} out of {ten}, and not above {high}.',
    },
    invest_careful: {
      title: 'Be careful with the budget',
      text: 'The score is not above {middle} out of {ten}.',
    },
  },
  steps: {
    master: 'Master and artwork ready',
    metadata: 'Credits and splits entered',
    deliver: 'Deliver to the distributor',
    deliverLatest: 'Deliver, last safe day',
    firstSingle: 'Release the first single',
    pitch: 'Pitch the track to Spotify',
    preSave: 'Open the pre-save',
    clips: 'Video clips ready',
    countdown: 'Switch on the Countdown Page, from {listeners} active listeners',
    lastGoodPitch: 'Last good day to pitch the track',
    adTest: 'Start an ad test of {testDays} days',
    apple: 'Last advisable day for Apple Music',
    pitchDeadline: 'Last day to pitch the track to Spotify',
    readTest: 'Read the results of the ad test',
    checkLinks: 'Check every link',
    release: 'Release',
    adsOn: 'Switch on the ads',
    secondContent: 'Publish a second piece of content',
    review: 'Review the first week',
    scaleOrStop: 'Raise the ad budget or stop',
    report: 'Take stock',
  },
  verdicts: {
    nothing: 'Nothing to buy',
    dont_buy: 'Don’t buy',
    test: 'Test, no more',
    consider: 'Worth considering',
  },
  reasons: {
    no_budget: 'Your budget is {from}: the whole plan works without advertising.',
    no_time: 'Too little time is left to prepare a campaign.',
    crowded: 'This Friday is crowded: attention costs more.',
    under_minimum: 'Below {minimum}, a campaign reaches too few people to learn anything.',
    small:
      'Between {from} and {to}, one single test of {testDays} days: you will know whether people follow you.',
    fans: 'Streams alone do not repay the spend: judge it by the fans you win.',
  },
  basis: {
    known: 'About {share} of the releases of this Friday are already announced in public databases.',
    mixed:
      'About {share} of the releases of this Friday are already announced in public databases; the rest comes from the same weeks of past years.',
    season: 'Nothing is announced this far ahead: the figures come from the same weeks of past years.',
    calendar:
      'Competition was not measured: only calendar and lead times counted. The score cannot exceed {cap} out of {ten}.',
  },
  /** Of the file for a calendar; `file` is its name, in ASCII. */
  calendar: {
    name: 'Release on {day}',
    note: 'A step of your release plan. Days before release: {days}.',
    file: 'release-plan',
  },
} satisfies typeof fr;
