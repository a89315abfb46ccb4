import type { plannerResults as fr } from './fr.ts';

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
      text: 'Other Fridays of the month have the same score. In a tie, we take {ties}.',
    },
    keep_possible: {
      title: 'Keep {day}',
      text: 'Score: {score} out of {ten}. {other} gets {otherScore}, but leaves no time to prepare the release.',
    },
    keep_outside: {
      title: 'Keep {day}',
      text: 'Score: {score} out of {ten}. {other} gets {otherScore}, but falls in the holidays: from {holidaysFrom} to {holidaysTo} distributors and playlists run slowly.',
    },
    wait_late: {
      title: 'Wait for {day}',
      text: 'No Friday {ofMonth} leaves time any more to deliver, to pitch to Spotify and to promote.',
    },
    wait_holidays: {
      title: 'Wait for {day}',
      text: 'No Friday {ofMonth} leaves time to prepare everything before the holidays: from {holidaysFrom} to {holidaysTo} distributors and playlists run slowly.',
    },
    wait_better: {
      title: 'Wait for {day}',
      text: 'Score: {score} out of {ten}, against {otherScore} on {other}. The wait: {weeks}.',
    },
    equal: {
      title: 'Other Fridays are just as good',
      text: 'Other Fridays {ofMonth} have the same score. In a tie, we take {ties}.',
    },
    window_low: {
      title: 'Make the most of the quiet',
      text: 'Few competing releases are expected on this Friday: concentrate your promotion on the first week.',
    },
    window_moderate: {
      title: 'Start promoting {weeks} ahead',
      text: 'Moderate competition is expected: make sure that people are waiting for you on release day.',
    },
    window_high: {
      title: 'Move to {other} if you can',
      text: 'Strong competition is expected on {day}, and {other} has a better score.',
    },
    window_high_everywhere: {
      title: 'Prepare for a contested release',
      text: 'Strong competition is expected on this Friday, and waiting brings no better score: first reach the people who already follow you.',
    },
    saturated: {
      title: 'Rely on your own listeners',
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
    avoid_mega: { title: 'Avoid {other}', text: 'Very big names expected: {count}.' },
    avoid_major: { title: 'Avoid {other}', text: 'Major-label releases expected: {count}.' },
    avoid_volume: { title: 'Avoid {other}', text: 'Releases expected: {count}, against {than} on {day}.' },
    avoid_holiday: { title: 'Avoid {other}', text: 'Public holiday around this Friday: {countries}.' },
    avoid_holidays: {
      title: 'Avoid {other}',
      text: 'From {holidaysFrom} to {holidaysTo} distributors and playlists run slowly: an empty Friday is no opportunity then.',
    },
    holiday: {
      title: 'Mind the public holiday',
      text: 'Public holiday around this Friday: {countries}. Schedule your posts before it.',
    },
    deliver: {
      title: 'Deliver on {day}',
      text: 'Last safe day: {other}. After that, your distributor can no longer promise the date.',
    },
    deliver_now: {
      title: 'Deliver right away, on {day}',
      text: 'The usual day has passed. Last safe day: {other}; after that, your distributor can no longer promise the date.',
    },
    deliver_last: {
      title: 'Deliver by {day} at the latest',
      text: 'After that, your distributor can no longer promise the date.',
    },
    pitch: {
      title: 'Pitch the track to Spotify on {day}',
      text: 'By {other} at the latest: Spotify asks for {pitchDays} days before release.',
    },
    pitch_last: {
      title: 'Pitch the track to Spotify by {day} at the latest',
      text: 'Spotify asks for {pitchDays} days before release.',
    },
    no_single: {
      title: 'Release without a single ahead',
      text: 'There is no time to deliver and pitch a single before {day}: put the best track forward.',
    },
    again: {
      title: 'Run the analysis again on {day}',
      text: 'More releases for that Friday will have been announced by then, and the score can rest on them.',
    },
    invest: {
      title: 'You can invest heavily',
      text: 'The score is above {high} out of {ten}: the date suits it, if you are after fans.',
    },
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
    singleDeliver: 'Deliver the first single',
    singlePitch: 'Pitch the first single to Spotify',
    firstSingle: 'Release the first single',
    pitch: 'Pitch the track to Spotify',
    preSave: 'Open the pre-save',
    clips: 'Video clips ready',
    countdown: 'Switch on the Countdown Page, from {listeners} active listeners',
    adTest: 'Start a {testDays}-day ad test',
    apple: 'Have the distributor present the release to Apple Music',
    readTest: 'Read the results of the ad test',
    checkLinks: 'Check every link',
    release: 'Release',
    adsOn: 'Switch on the ads',
    secondContent: 'Publish a second piece of content',
    review: 'Review the first week',
    scaleOrStop: 'Raise the ad budget or stop',
    report: 'Take stock',
  },
  /** The consequence of a step that is too late. */
  consequences: {
    master: 'Without master and artwork nothing can be delivered in time.',
    metadata: 'Missing credits hold up the delivery.',
    singleDeliver: 'The single can no longer be delivered in time.',
    deliver: 'Your distributor may refuse the date: ask before you send.',
    singlePitch: 'The single would not be pitched to Spotify’s playlists.',
    firstSingle: 'The release comes without a single ahead.',
    pitch: 'Spotify no longer considers it for its playlists.',
    apple: 'Apple Music no longer considers it for its playlists.',
    preSave: 'No pre-save: announce the date alone.',
    clips: 'Promotion starts without video.',
    countdown: 'The release comes without a Countdown Page.',
    adTest: 'The ads would start without a test.',
    readTest: 'The ads would start without a test.',
    checkLinks: 'Check them on release day.',
    release: 'Platforms would not show it that day.',
    other: 'The date of this step has passed.',
  },
  /** The reasons to prefer a Friday to others with the same score; `next` joins two reasons. */
  ties: {
    time: 'the one with the least hurried deadlines',
    quiet: 'the quietest',
    first: 'the first',
    next: '{before}, then {after}',
  },
  /** The known releases that are the reason of an advice. */
  named: 'Already announced: {names}.',
  verdicts: {
    nothing: 'Nothing to buy',
    dont_buy: 'Don’t buy',
    test: 'Test, no more',
    consider: 'Only to win fans',
  },
  /** Shown after a price if the fee is missing or by quote. */
  feeNotCounted: 'The fee is not counted in this sum.',
  reasons: {
    no_budget: 'Your budget is {from}: the whole plan works without advertising.',
    no_time: 'Too little time is left to prepare a campaign.',
    crowded: 'This Friday is crowded: attention costs more.',
    under_minimum: 'Below {minimum}, a campaign reaches too few people to learn anything.',
    small: 'Between {from} and {to}, a single {testDays}-day test: you will know whether people follow you.',
    fans: 'Streams alone do not repay the spend: judge it by the fans you win.',
  },
  basis: {
    known: 'About {share} of the releases of this Friday are already announced in public databases.',
    mixed:
      'About {share} of the releases of this Friday are already announced in public databases; the rest comes from the same weeks of past years.',
    /** For a Friday without announced releases, of which past years were counted. */
    far: 'Nothing is announced this far ahead: the figures come from the same weeks of past years.',
    season:
      'Public databases announce hardly anything for this Friday yet: the figures come mainly from the same weeks of past years.',
    /** For a Friday without counts of past years. */
    scaled:
      'About {share} of the releases of this Friday are already announced in public databases; the rest is estimated from them, as we have no counts of past years.',
    /** For a Friday with some announced releases, but without counts of past years. */
    few: 'Too few releases are announced to measure the competition: calendar and lead times make up nearly all of the score. It cannot exceed {cap} out of {ten}.',
    calendar:
      'Competition was not measured: only calendar and lead times counted. The score cannot exceed {cap} out of {ten}.',
  },
  /** The calendar file; `file` is its name, in ASCII. */
  calendar: {
    name: 'Release on {day}',
    note: 'A step of your release plan. Days before release: {days}.',
    until: 'Last possible day: {day}.',
    file: 'release-plan',
  },
  /** The mail with the plan. `named` replaces `intro` if the artist has a name. */
  mail: {
    subject: 'Your release plan: {day}',
    intro: 'Hello, here is the plan requested on {today} at {site}.',
    named: 'Hello, here is the plan requested on {today} at {site} for {artist}.',
    pair: '{title}: {value}',
    score: '{score} {outOf}. {range}',
    calendar: 'These days in your calendar (.ics):',
    again: 'Run the analysis again:',
    foot: 'Did you not ask for this? Somebody typed your address by mistake. Ignore this message, or write to {contact} and we will delete the request.',
  },
} satisfies typeof fr;
