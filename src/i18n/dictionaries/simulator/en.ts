import { budgetViews } from '../budget-views/en.ts';
import { fee } from '../fee/en.ts';
import type { simulator as fr } from './fr.ts';

/** The campaign simulator, step by step. */
export const simulator = {
  title: 'Campaign simulator',
  progress: 'Simulator, step {step} of {total}',
  close: 'Close the simulator',
  next: 'Next',
  previous: 'Back',
  compute: 'See my estimate',
  reassurance: '{time}, no commitment',
  keys: 'On an answer (Tab key): {first} to {last} to choose, Enter to continue',
  steps: {
    platform: {
      title: 'Where do you want to be seen?',
      text: 'Just one platform to start with. You can compare afterwards.',
    },
    campaignType: {
      title: 'What should the campaign do?',
      text: 'The more you ask of people, the more it costs.',
    },
    budget: {
      title: 'How much per month?',
      text: 'The ad budget paid to the platform, our fee not included.',
    },
    region: {
      title: 'Where is your audience?',
      text: 'The same view costs far more in some regions than in others.',
    },
    contact: {
      title: 'Which artist is it for?',
      text: 'The estimate appears straight away. We receive it too, so we can prepare our reply.',
    },
  },
  platforms: {
    youtube: { name: 'YouTube', hint: 'You pay per view' },
    meta: { name: 'Facebook and Instagram', hint: 'You pay per thousand impressions' },
    tiktok: { name: 'TikTok', hint: 'You pay per thousand impressions, from {minimum} a month' },
  },
  campaignTypes: {
    awareness: { name: 'Awareness', hint: 'Be seen by as many people as possible' },
    engagement: { name: 'Engagement', hint: 'Likes, comments, shares' },
    conversion: { name: 'Conversion', hint: 'A stream, a follow, a ticket' },
  },
  regions: {
    europe: 'Europe',
    usa: 'United States',
    canada: 'Canada',
    south_america: 'South America',
    asia: 'Asia',
  },
  budget: {
    label: 'Monthly budget',
    unit: '€ a month',
    presets: 'Common budgets',
    preview: 'Between {low} and {high} views a month',
    anyRegion: 'depending on the region',
    underMinimum:
      'On {platform}, we recommend at least {minimum} a month. Below that, the algorithm learns too slowly.',
  },
  contact: {
    artistName: 'Artist name',
    email: 'Email (name@example.com)',
    link: 'Link to the video or song (optional)',
    privacy: 'No newsletter, and your details are never sold.',
    privacyLink: 'Privacy',
  },
  /** The words of the agency's fee. */
  fee,
  result: {
    heading: 'Your estimate',
    context: '{budget} a month on {platform}, {type}, {region}',
    views: 'estimated views a month',
    between: budgetViews.between,
    low: 'cautious',
    high: 'optimistic',
    picture:
      'Scale of estimated views: {low} at the highest cost, {views} at the average cost, {high} at the lowest.',
    cost: 'Cost',
    costInEuros: 'that is {costs}, {euro} counted as {dollars}',
    costPerView: 'per view',
    costPerThousand: 'per thousand impressions',
    reach: { youtube: 'People reached (estimate)', impressions: 'Impressions' },
    exact: {
      youtube:
        'The exact result, as the agency receives it: {views} views, from {low} to {high}; {reach} people reached.',
      impressions:
        'The exact result, as the agency receives it: {views} views, from {low} to {high}; {reach} impressions.',
    },
    disclaimer: 'Market averages, not a guarantee.',
    formula: {
      show: 'See the working',
      cpv: '{budget} ÷ {average} per view (one euro counted as one dollar) = {views} views. Reach: {views} × 2.5 = {reach}.',
      cpm: '{budget} ÷ {average} per thousand (one euro counted as one dollar) × 1,000 = {reach} impressions, of which 30% become views: {views}.',
      row: 'Our cost table: {platform}, {region}, {type}, from {min} to {max}, {average} on average.',
    },
    /** The link to the page that compares budgets. */
    budgets: 'What other budgets buy',
    share: 'Copy link',
    shared: 'Link copied',
    shareFailed: 'Copy this link',
    shareNote: 'The link reopens the simulator with these answers, without your name or email.',
    modify: 'Change my answers',
    book: 'Book a call',
    newTab: '(new tab)',
    sending: 'Sending to the agency…',
    sent: 'Estimate sent to the agency.',
    kept: 'Connection lost: your estimate is kept here and will go out as soon as you are back online.',
    refused: 'The agency did not receive this estimate: {reason}',
    none: {
      title: 'No price for this combination yet',
      text: 'We have no reliable data for {platform}, {type}, {region}. An expert can talk it through with you.',
    },
  },
} satisfies typeof fr;
