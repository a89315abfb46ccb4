import type { campaignReport as fr } from './fr.ts';

/** The report of a campaign, for the client who has a secret link. */
export const campaignReport = {
  title: '{artist}’s campaign',
  by: '{brand} · campaign report',
  facts: {
    budget: 'Planned budget',
    spent: 'Spent',
    video: 'Video or track',
  },
  openVideo: 'See it on {host}',
  planned: 'The campaign has not begun yet. This is what we expect of it.',
  running: 'The campaign is running: these figures will still change.',
  over: 'The campaign is over: these figures may still be corrected.',
  noResult: 'The campaign is over. Its result has not been entered yet.',
  noCost: 'The final cost is not known yet, so the result cannot be compared with the estimate.',
  notEstimated: 'We make no estimate for Spotify campaigns: this is the result alone.',
  views: {
    inside: '{actual} views: the result lies within the range that we estimated, {low} to {high}.',
    above: '{actual} views: {gap} more than the top of the range that we estimated, {low} to {high}.',
    below:
      '{actual} views: the result lies below the range that we estimated, {low} to {high}. It is {gap} views short of the bottom of that range.',
  },
  costAbove: 'One view cost {actual}, which is above the range that we estimated, {low} to {high}.',
  reachBelow: {
    youtube:
      '{actual} people reached, below the range that we estimated, {low} to {high}. That is {gap} short of the bottom of that range.',
    impressions:
      '{actual} impressions, below the range that we estimated, {low} to {high}. That is {gap} short of the bottom of that range.',
  },
  compared: 'Estimate and result',
  picture: 'Scale of views: estimated range {low} to {high}, result {actual}.',
  columns: { figure: 'Figure', estimate: 'Estimate', actual: 'Result' },
  rows: {
    views: 'Views',
    streams: 'Streams',
    costPerView: 'Cost per view',
    costPerStream: 'Cost per stream',
    reach: 'People reached',
    impressions: 'Impressions',
  },
  middle: '{middle} on average',
  where: { below: 'Below', inside: 'Within the range', above: 'Above' },
  none: '–',
  days: {
    title: 'Day by day',
    most: 'Highest: {views}, on {day}.',
    provisional: 'Outlined, with * in the table: days that the platform may still correct.',
    missing: 'A gap: no report covers that day.',
    table: 'The table of the {count} days',
    day: 'Day',
    spent: 'Spent',
    cost: 'Cost of a view, since the start',
    high: '{cost}, top of the range',
    low: '{cost}, bottom of the range',
    each: 'Cost per view',
    running: 'Since the start',
    csv: 'The days, as CSV',
    file: 'File',
    state: 'State',
    provisionalDay: 'provisional',
    missingDay: 'no report',
    zone: 'The days are those of the advertising account, in its time zone.',
  },
  sources: {
    column: 'Source',
    file: 'Export of {source}, {day}',
    hand: 'Table of {day}, columns named by the agency',
    more: '(and {count} more)',
    typed: 'Entered by the agency',
    computed: 'Computed: {cost} ÷ {views}',
    withdrawn: 'File {file} withdrawn on {day}',
  },
  release: {
    title: 'The page of the release',
    left: 'visits followed by a click, of {visits} that came from the ads: {share}, {low} to {high} ({confidence} confidence).',
    clicks: 'Clicks on the ad',
    visits: 'Visits of the page',
    least: 'at least {share} of the clicks',
    conversions: 'Visits followed by a click',
    platforms: 'Clicks by platform: {list}.',
    note: 'Only visits from the ads count, by the days of Paris. Fewer visits than clicks is normal: windows closed at once, bots left out. It is a lower bound.',
    shared:
      'These visits are those of {count} campaigns of this artist at once: the page cannot tell them apart.',
  },
  notes: 'How to read these figures',
  basis:
    'The estimate is that for the {amount} spent. For the {budget} planned, we had estimated {low} to {high} views.',
  source:
    'The estimate comes from our simulator. Its table is in dollars: we count {euro} as {dollars}. It is a market average, not a guarantee.',
  version: 'It was calculated with version {version} of our cost table.',
  learned:
    'The range was computed to contain four campaigns out of five ({share}): one in five ends outside it.',
  unusual: {
    title: 'Unusual figures',
    files: 'Rules applied to the listening files, {days}.',
    none: 'Our rules found nothing unusual in the listening files, {days}. This does not prove that there are no artificial streams: the platforms do not publish how they detect them.',
    oneDay: '{days}: {plays} plays for {listeners} listeners, which is unusual.',
    repeated: {
      none: '{days}: {found} plays more than usual, without one listener more, which is unusual.',
      one: '{days}: {found} plays more than usual for {against} listener more, which is unusual.',
      other: '{days}: {found} plays more than usual for {against} listeners more, which is unusual.',
    },
    unsaved: {
      none: '{days}: no save more than usual, where {against} were expected, which is unusual.',
      one: '{days}: {found} save more than usual, where {against} were expected, which is unusual.',
      other: '{days}: {found} saves more than usual, where {against} were expected, which is unusual.',
    },
    peak: '{days}: {found} plays, against {against} a day in the week before, then back at once, which is unusual.',
    proof:
      'This is no proof of artificial streams, and no signal would not be a proof of their absence either.',
    rule: 'Rule',
    rules: {
      repeated:
        'repeated plays: at least {each} for each listener more, and {times} times the usual, here {usual}',
      unsaved: 'listeners without saves: less than {share} of those expected',
      peak: 'lone peak: {times} times the level of the week before, then back',
    },
    harmless: 'Harmless reasons',
    reasons: 'editorial playlist, press, day of the release, fans on repeat',
    looked: 'Looked at by the agency on {day}: {reason}',
    found: {
      unknown: 'we do not know the cause.',
      playlist: 'a playlist added the song on these days.',
      press: 'the press or a show spoke of it on these days.',
      release: 'it is the day of the release.',
      fans: 'fans played it on repeat.',
    },
  },
  definitions: {
    title: 'What a view is',
    youtube:
      'A paid view: {seconds} watched, or the end of a shorter video, or a click. It is not YouTube’s public counter, which counts from the first frame.',
    meta: 'A paid view: a play of at least {seconds}. It is not the “views” that Meta shows, which count every play and, for a photo, each time it is on screen.',
    tiktok:
      'A view is that of the column named below. TikTok counts two: “Video views”, from the start of the playback, without replays, and views of at least {seconds}.',
  },
  imported: {
    files: 'Where these figures come from',
    file: 'Export of {source} received on {at} ({days}).',
    hand: 'Table received on {at} ({days}), columns named by the agency.',
    metric: 'Its column “{metric}” is the views. Fingerprint:',
    withdrawn: 'Withdrawn on {at}.',
    hash: 'The fingerprint is that of the received file, which is not kept. It proves that it is the same file, not that it is true.',
    now: 'The files now say {figures}.',
    views: '{figure} views ({change})',
    spent: '{figure} spent ({change})',
    corrected: 'The platform has corrected its figures since this report.',
  },
  question: 'A question about this report?',
  read: 'Viewed on {moment}, Paris time.',
  expires: 'This secret link works until {day}. Anyone who has it can read this report.',
} satisfies typeof fr;
