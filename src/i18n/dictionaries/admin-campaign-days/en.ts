import type { adminCampaignDays as french } from './fr.ts';

export const adminCampaignDays: typeof french = {
  audience: {
    title: 'Streams and views of everybody',
    note: 'What the platforms counted on these days, paid or not: during the campaign, not necessarily because of it. Listeners cannot be added up over days.',
    all: 'All titles',
    columns: {
      day: 'Day',
      plays: 'Streams or views',
      listeners: 'Listeners',
      saves: 'Saves',
      adds: 'Playlist adds',
    },
  },
  unusual: {
    look: {
      reason: 'What you found',
      reasons: {
        unknown: 'Nothing: unknown cause',
        playlist: 'A playlist',
        press: 'The press or a show',
        release: 'The day of the release',
        fans: 'Fans on repeat',
        setting: 'A setting, now corrected',
        travel: 'Travellers or a VPN',
        format: 'Another format or cut',
      },
      shown: 'Show to the client',
      save: 'I looked at it',
      saved: 'Saved: figures looked at',
      by: 'Looked at on {day} by {name}.',
      visible: 'The client sees it in the report.',
      hidden: 'The client does not see it.',
    },
    title: 'Unusual figures, for the agency',
    none: 'Our rules found nothing unusual during the campaign. This does not prove that there are no artificial streams: the platforms do not publish how they detect them.',
    few: 'Too little to compare: it takes figures of at least {least} of the {days} days before the campaign.',
    repeated: {
      none: '{days}: {found} more plays than usual, without one more listener. Usually {usual} per listener.',
      one: '{days}: {found} more plays than usual, from {against} more listener. Usually {usual} per listener.',
      other:
        '{days}: {found} more plays than usual, from {against} more listeners. Usually {usual} per listener.',
    },
    unsaved: {
      none: '{days}: no more saves than usual, where {against} were expected from so many new listeners.',
      one: '{days}: {found} more save than usual, where {against} were expected from so many new listeners.',
      other:
        '{days}: {found} more saves than usual, where {against} were expected from so many new listeners.',
    },
    peak: '{days}: {found} plays, against {against} a day in the week before, then back within two days. A note, no signal.',
    reasons:
      'An editorial playlist, an article, the day of the release or fans on repeat give the same figures. We do not know the cause, and the client sees only what you looked at and ticked.',
  },
  ads: {
    title: 'Unusual figures of the ads, for the agency',
    abroad:
      '{found} of {against} ({share}) spent outside the planned region, {region}: {countries}. This is an error in the targeting settings.',
    country: '{country} {cost}',
    more: { one: 'and one other country', other: 'and {count} other countries' },
    unwatched: '{found} of {against} views ({share}) reached a quarter of the video. Usually, {usual} do.',
    rules: {
      abroad: 'Rule: from {abroad} of the spend known by country.',
      unwatched: 'Rule: under {share} of the median of your past campaigns, from {least} views on.',
    },
    reasons: {
      abroad:
        'Harmless reasons: travellers, a VPN, or targeting that also includes people interested in a place.',
      unwatched: 'Harmless reasons: a longer cut, another placement, a short format.',
    },
  },
  pages: {
    title: 'The landing page of the same release',
    clicks: 'Paid clicks',
    visits: 'Visits',
    least: 'at least {share} of the clicks',
    conversions: 'First clicks',
    rate: '{share}, {low} to {high} ({confidence} confidence)',
    note: 'Only visits from the ads of this platform count, by the days of the site. Fewer visits than clicks is normal: windows closed at once, bots left out. It is a lower bound.',
    shared:
      'These visits are those of {count} campaigns of this artist at once: the site cannot tell them apart.',
  },
  track: {
    title: 'Day by day',
    spent: 'Spent',
    ofBudget: 'of {budget}, {planned} planned by this day',
    views: 'Views',
    promised: 'estimated: {low} to {high}',
    notPromised: 'no estimate',
    cost: 'Cost per view',
    place: {
      inside: 'within the estimated range, {min} to {max}',
      above: 'above the estimated range, {min} to {max}',
      below: 'below the estimated range, {min} to {max}',
    },
    facts: 'Where the campaign stands',
    exceeded: 'Over budget',
    since: 'since {day}',
    atThisCost: 'At today’s cost',
    wholeBudget: 'views for the whole budget',
    legend: 'planned',
    today: 'today',
    usedUp: 'used up on {day}',
    gaps: '{days}: no figures',
    moreGaps: { one: '{days} and one more: no figures', other: '{days} and {count} more: no figures' },
    late: 'The campaign began on {start}, and its figures on {day}: no file covers the days before.',
    table: 'Show the table',
    charts: {
      spent: 'Spend so far, in euros',
      cost: 'Cost per view since the start, in euros',
      costs: 'Spend per day, in euros',
      views: 'Views per day',
    },
    note: 'The days are those of the account on the platform. A day without figures is a gap, not a zero; a hatched day is provisional: the platform still corrects it.',
    alerts: {
      titles: {
        spends_fast: 'Spending {share} too fast for {lasting} days.',
        spends_slowly: 'Spending {share} too slowly for {lasting} days.',
        costs_more: 'The cost has been outside the range for {lasting} days: too high.',
        costs_less: 'The cost has been outside the range for {lasting} days: too low.',
        no_figures: 'No figures for {count} days.',
      },
      titlesThen: {
        spends_fast: 'On {day}, spending had been {share} too fast for {lasting} days.',
        spends_slowly: 'On {day}, spending had been {share} too slow for {lasting} days.',
        costs_more: 'On {day}, the cost had been outside the range for {lasting} days: too high.',
        costs_less: 'On {day}, the cost had been outside the range for {lasting} days: too low.',
      },
      texts: {
        spends_fast: '{spent} spent by {day}, {planned} planned.',
        spends_slowly: '{spent} spent by {day}, {planned} planned.',
        costs_more:
          'Without the first two days, a view costs over 20% more than the estimated top: {cost}, at most {limit}.',
        costs_less:
          'Without the first two days, a view costs at least 17% less than the estimated bottom: {cost}, at least {limit}. Check that these are the right views.',
        no_figures: 'The last imported day is {day}: import a more recent report ({days}).',
      },
      falseAlarms: {
        below: 'fewer than {rate}',
        spend: 'False alarm: {rate} of simulated campaigns on their plan.',
        cost: 'False alarm: {rate} of simulated campaigns in the middle of the range, {near} of those just inside it.',
      },
      exceeded: 'The budget has been exceeded by {over} since {day}.',
      usedUp: 'At this pace, no budget is left on {day}.',
      left: 'At this pace, {left} will not be spent.',
      wasUsedUp: 'At this pace, the budget was used up on {day}: import a more recent file.',
      old: 'Import a more recent file before you change a setting.',
      unspent: 'By {day}, {left} had not been spent.',
      ended: {
        whole: 'The campaign ended on {end}.',
        early: 'The campaign ended on {end}: import a file that goes up to that day.',
      },
      change: 'Change the creative, or tell the client.',
      daily: 'Set the campaign to {daily} a day to spend the budget by the last day.',
      hide: 'Done, hide',
      done: 'Warning hidden. It comes back if its rule is met anew.',
    },
    columns: {
      day: 'Day',
      cost: 'Spend',
      views: 'Views',
      spent: 'Spend so far',
      planned: 'Planned',
      running: 'Cost per view since the start',
    },
    missing: 'no figures',
    provisional: 'provisional',
  },
};
