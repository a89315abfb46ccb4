import { budgetViews } from '../budget-views/en.ts';
import type { spend as fr } from './fr.ts';

/** The page that says what budgets buy, when two ads differ, and when not to buy. */
export const spend: typeof fr = {
  title: 'What {budgets} buy',
  crumb: 'What a budget buys',
  description:
    'A range of views and clicks for {budgets} of music advertising, two ads to compare, and when it is better not to buy.',
  lead: 'A range for each budget, two ads to compare, and the cases in which you had better keep your money.',
  views: budgetViews,
  campaign: {
    title: 'Your campaign',
    platform: 'Platform',
    campaignType: 'Goal',
    country: 'Region',
    budget: 'Your budget, in euros a month',
    budgetHint: 'Optional, from {minimum}.',
    rate: { youtube: 'Clicks per hundred views', impressions: 'Clicks per hundred impressions' },
    rateHint: {
      youtube: 'An assumption: enter your own if you know it.',
      impressions: 'The rate below which we stop an ad: enter your own.',
    },
    show: 'Calculate again',
  },
  budgets: {
    title: '{platform}, {type}, {region}',
    own: 'your budget',
    views: 'Views a month',
    impressions: 'Impressions',
    clicks: 'Clicks to your page',
    range: '{low} to {high}',
    enough: 'Enough to judge your clicks.',
    few: 'Too little to judge clicks: there may be fewer than {least}.',
    band: 'Below each budget, the band runs from the low to the high end of the range of views and the line is the estimate, on one scale that starts at zero.',
    source:
      'Views and impressions are those of the simulator: the budget divided by the average, highest and lowest cost of our table no. {version}. They are market averages, not a guarantee.',
    assumed:
      'Clicks assume a rate of {rate}, from {low} to {high} depending on the ad. Their range aims at eight campaigns in ten, if the cost follows our table.',
    none: 'We do not have a price for this combination yet.',
  },
  ads: {
    title: 'Two ads, a quarter of the budget each',
    text: 'Show them to the same people on the same days. The rest goes to the cheaper one if the chance that it really is cheaper is at least {chance}; otherwise, split it.',
    share: '{budget}: {share} each, {low} to {high} views.',
    compare: 'Compare two ads',
    names: { a: 'Ad A', b: 'Ad B' },
    days: 'Days',
    cost: 'Spent, in euros',
    views: 'Views',
    impressions: 'Impressions',
    judge: 'Compare',
    better: 'Ad {ad} costs {saving} less, and the chance that this is real is {chance}: give it the rest.',
    equal:
      'No visible difference: the chance that ad {ad} is the cheaper one is only {chance}. Split the rest.',
    early: {
      text: 'Too early to say: {missing}. Each ad needs at least {days} and {units}.',
      days: { one: '{count} day', other: '{count} days' },
      views: { one: '{count} view', other: '{count} views' },
      impressions: { one: '{count} impression', other: '{count} impressions' },
    },
    missing: 'ad {ad} lacks {what}',
  },
  not: {
    title: 'When not to buy',
    few: 'You want clicks, and {budgets} may bring fewer than {least}: nothing can be judged with so few.',
    closed: 'The page or the link is not online on the first day: paid views lead nowhere.',
    crowded: 'Your Friday is saturated, and a calmer one comes within {weeks}.',
    planner: 'See the Fridays',
    saves:
      'After the first {first}, listeners save half as often as usual: the audience or the song is not the right one.',
    streams: 'You want your money back from streams: {budget} takes {low} to {high} streams, at {each} each.',
  },
  simulate: 'Estimate my campaign',
};
