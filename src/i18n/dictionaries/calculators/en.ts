import type { calculators as fr } from './fr.ts';

/** The guides' calculators and worked examples. Every figure is filled into a placeholder. */
export const calculators = {
  static: 'An example, already worked out. The fields unlock as soon as the calculator has loaded.',
  scriptless: 'An example, already worked out. To put in your own figures, turn on JavaScript.',
  live: 'Change a field and the result follows.',
  failed: 'The calculator did not load. The example still holds.',
  retry: 'Try again',
  source: 'Ballpark figures, from the formula and averages of this guide, updated on {date}.',
  share: 'Copy link',
  shared: 'Link copied',
  shareFailed: 'Copy this link',
  shareNote: 'The link reopens this calculator with the same values.',
  working: 'The working',
  waiting: 'The result comes back once the marked fields are corrected.',
  chosen: '(your choice)',
  yes: 'Yes',
  no: 'No',
  target: 'Target: {target}',
  onTarget: 'On target',
  offTarget: 'Off target',
  compare: { under: 'under {figure}', over: 'over {figure}', atLeast: 'at least {figure}' },
  example: { title: 'Worked example', inputs: 'The inputs', result: 'The result' },
  problems: {
    missing: 'Enter a number.',
    'not-a-number': 'Write a number in digits.',
    negative: 'This number cannot be negative.',
    'too-small': 'Enter at least {min}.',
    'too-large': 'Enter {max} at most.',
    'not-whole': 'Enter a whole number.',
    'not-a-choice': 'Choose an answer from the list.',
    'above-impressions': 'There cannot be more clicks than impressions.',
  },
  youtube: {
    title: 'Work out my YouTube budget',
    fields: { views: 'Views you want', genre: 'Genre', audience: 'Audience' },
    choices: {
      genre: {
        popHipHop: 'Pop, hip-hop',
        electroDance: 'Electronic, dance',
        rockMetal: 'Rock, metal',
        jazzClassical: 'Jazz, classical',
      },
      audience: {
        targeted: 'Targeted, standard',
        wide: 'Broad',
        lookalike: 'Lookalike (Demand Gen)',
        retargeting: 'Retargeting',
      },
    },
    margin: 'Optimisation margin',
    caption: 'in ad spend, margin included',
    sentence: 'Allow {budget} for this goal, between {low} and {high} depending on the price of a view.',
    working: {
      one: '{views} view × {cost} × {audience} (audience) × {margin} (margin) = {budget}',
      other: '{views} views × {cost} × {audience} (audience) × {margin} (margin) = {budget}',
    },
    chart: 'The same goal by audience',
    perMonth: 'Budget, if spent within a month',
  },
  meta: {
    title: 'Work out my Meta budget',
    fields: { reach: 'Reach you want, in people', genre: 'Genre', audience: 'Audience' },
    choices: {
      genre: { pop: 'Pop', electro: 'Electronic', rock: 'Rock', jazz: 'Jazz' },
      audience: {
        interests: 'By interests',
        wide: 'Broad',
        lookalike: '{meta.lookalikeShare} lookalike',
        custom: 'Custom',
      },
    },
    margin: 'Margin',
    caption: 'in ad spend, margin included',
    sentence:
      'Allow {budget} for this goal, between {low} and {high} depending on the price of a thousand impressions.',
    working: {
      one: '{reach} person × {cost} × {audience} (audience) ÷ {thousand} × {margin} (margin) = {budget}',
      other: '{reach} people × {cost} × {audience} (audience) ÷ {thousand} × {margin} (margin) = {budget}',
    },
    chart: 'The same goal by audience',
    perMonth: 'Budget, if spent within a month',
  },
  tiktok: {
    title: 'Work out my TikTok budget',
    fields: {
      reach: 'Impressions you want',
      age: 'Age of the audience',
      video: 'Kind of video',
      targeting: 'Targeting',
      abTests: 'A/B tests',
      days: 'Days running in the month',
    },
    choices: {
      age: {
        from: '{from} to {to} years old',
        open: '{from} and over',
      },
      video: {
        original: 'Original content',
        trend: 'A trend, your way',
        creator: 'With a creator',
        challenge: 'Your own challenge',
      },
      targeting: {
        none: 'Broad, no fine targeting',
        behavioural: 'By behaviour',
        lookalike: 'Lookalike audience',
      },
    },
    caption: 'in ad spend for the month',
    sentence:
      'Allow {budget} for this goal ({perDay} a day), between {low} and {high} depending on the price of a thousand impressions.',
    working: {
      one: '{reach} impression × {cost} ÷ {thousand} × {video} (video) × {targeting} (targeting) × {tests} (tests) = {budget}',
      other:
        '{reach} impressions × {cost} ÷ {thousand} × {video} (video) × {targeting} (targeting) × {tests} (tests) = {budget}',
    },
    chart: 'The same goal by kind of video',
    perMonth: 'Budget for the month',
    perDay: 'Budget per day',
  },
  roi: {
    title: 'Work out my ROI',
    fields: {
      spend: 'Spend, all costs included, in euros',
      revenue: 'Revenue received so far, in euros',
      months: 'Period measured, in months',
      occasional: 'New occasional fans',
      engaged: 'New engaged fans',
      superFan: 'New super fans',
    },
    caption: 'blended ROI',
    sentence: {
      scale: 'A blended ROI of {roi}, above {scale}: you can raise the budget ({step}).',
      optimise:
        'A blended ROI of {roi}, between {optimise} and {scale}: keep the budget, improve the ads and the targeting.',
      test: 'A blended ROI of {roi}, between {test} and {optimise}: keep testing before you spend more.',
      pause: 'A blended ROI of {roi}, below {test}: pause, and find out what is holding it back.',
    },
    working: {
      lifetimeRevenue:
        'Lifetime value of the fans: {occasional} × {occasionalValue} + {engaged} × {engagedValue} + {superFan} × {superFanValue} = {lifetimeRevenue}',
      immediate: 'Immediate ROI: ({revenue} − {spend}) ÷ {spend} = {immediate}',
      lifetime: 'Lifetime ROI: ({lifetimeRevenue} − {spend}) ÷ {spend} = {lifetime}',
      blended: 'Blended ROI: {immediateShare} × ({immediate}) + {lifetimeShare} × ({lifetime}) = {roi}',
    },
    chart: 'What is spent, what comes back',
    rows: { spend: 'Spend', revenue: 'Revenue so far', lifetimeRevenue: 'Lifetime value of the fans' },
    facts: {
      overall: 'Blended ROI',
      costPerFan: 'Cost per fan',
      lifetimeToCost: 'Lifetime value against cost',
      payback: 'Payback period, at the current pace',
    },
    noFans: 'No fans counted',
    noRevenue: 'No revenue counted',
  },
  spotify: {
    title: 'Work out the cost of a stream',
    fields: {
      spotifySpend: 'Spend, in euros',
      gained: 'Streams gained',
      before: 'The track’s streams over a year, before',
    },
    perStream: 'Average revenue of a stream',
    caption: 'per stream gained',
    paid: 'A stream gained costs {cost} and earns {perStream} on average: {spend} spent, {revenue} in royalties.',
    unpaid:
      'A stream gained costs {cost}. With {total} streams, the track stays below the threshold of {threshold}: it earns nothing yet.',
    working: {
      cost: '{spend} ÷ {gained} = {cost}',
      total: '{before} + {gained} = {total} streams over a year',
      revenue: '{gained} × {perStream} = {revenue}',
    },
    streams: 'Streams over a year',
    chart: 'What you spend and what comes back',
    rows: { spend: 'Spend', revenue: 'Royalties' },
  },
  listening: {
    title: 'Work out the price of a listener',
    fields: {
      pageSpend: 'Spend, in euros',
      visits: 'Visits to the page',
      clickedOut: 'Visitors who choose a service, in per cent',
      listened: 'Of those, the ones who listen, in per cent',
    },
    caption: 'per listener',
    sentence: 'A listener costs {listener}: {visit} for the visit, {clickOut} for the click-out.',
    working: {
      visit: '{spend} ÷ {visits} = {visit} a visit',
      clickOut: '{visit} ÷ {clickedOut} = {clickOut} a click-out',
      listener: '{clickOut} ÷ {listened} = {listener} a listener',
    },
    conversion: 'Visits that become streams',
    chart: 'What each step costs',
    rows: { visit: 'A visit', clickOut: 'A click-out', listener: 'A listener' },
  },
  kpi: {
    title: 'Check my figures',
    adSpend: {
      title: 'Return on ad spend',
      fields: { spend: 'Ad spend, in euros', revenue: 'Attributed revenue, in euros' },
      caption: 'return on ad spend',
      reached: 'One euro spent brings in {amount}: the minimum of {minimum} is reached.',
      missed: 'One euro spent brings in {amount}: the minimum of {minimum} is not reached.',
      working: '{revenue} ÷ {spend} = {ratio}',
      chart: 'Your return and the minimum',
      rows: { yours: 'Your return', minimum: 'Minimum' },
    },
    acquisition: {
      title: 'Acceptable acquisition cost',
      fields: { lifetimeValue: 'Lifetime value of a fan, in euros' },
      caption: 'at most to win a fan',
      sentence: 'Winning a fan worth {value} should not cost more than {cost}.',
      working: '{share} × {value} = {cost}',
      chart: 'What a fan is worth, and what one may cost',
      rows: { value: 'Lifetime value', cost: 'Acceptable cost' },
    },
    abTest: {
      title: 'A/B test',
      fields: {
        impressionsA: 'Impressions of A',
        clicksA: 'Clicks on A',
        impressionsB: 'Impressions of B',
        clicksB: 'Clicks on B',
      },
      winner: {
        caption: 'clicks for {winner}, for the same impressions',
        captionOnlyOne: 'click-through rate for {winner}, no click for the other',
        sentence:
          'Version {winner} wins: a click-through rate of {best} against {other}, with {confidence} confidence.',
      },
      noDifference: {
        caption: 'confidence, where {needed} is needed',
        sentence:
          'Nothing is proven yet: a click-through rate of {rateA} for A, {rateB} for B, with {confidence} confidence. Let the test run for its planned duration.',
      },
      tooFewClicks: {
        caption: 'confidence, where {needed} is needed',
        sentence:
          'Too few clicks to tell: a click-through rate of {rateA} for A, {rateB} for B, with {confidence} confidence. Let the test gather more clicks.',
      },
      notEnough: {
        caption: {
          one: 'impression for the version seen least, where {needed} are needed',
          other: 'impressions for the version seen least, where {needed} are needed',
        },
        sentence: 'Too early to tell: each version needs at least {needed} impressions.',
      },
      working: {
        rates: 'A: {clicksA} ÷ {impressionsA} = {rateA}. B: {clicksB} ÷ {impressionsB} = {rateB}.',
        test: 'Fisher’s exact test of the two proportions, two-sided: {confidence} confidence.',
      },
      chart: 'Click-through rate of the two versions',
      rows: { a: 'Version A', b: 'Version B' },
    },
  },
} satisfies typeof fr;
