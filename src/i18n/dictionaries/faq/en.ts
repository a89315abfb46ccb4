import type { faq as fr } from './fr.ts';

/** The frequent questions. The home page shows the first ones; figures come from `domain/benchmarks`. */
export const faq = {
  items: [
    {
      question: 'How much does a campaign cost?',
      answer:
        'From {agency.minimum} a month in ad spend, or {tiktok.minimum} on TikTok; Spotify is possible from {spotify.from}. Our clients spend between {agency.minimum} and {agency.maximum} a month.',
    },
    {
      question: 'How many views does my budget buy?',
      answer:
        'On YouTube, {estimate.budget} of ad spend in Europe: {estimate.views}. The simulator works out this range for your platform, goal and region: market averages, not a guarantee. Our guides count differently, {youtube.costPerView|low} to {youtube.costPerView|high} a view: they assume a targeted audience, genre by genre.',
    },
    {
      question: 'Are the views real?',
      answer:
        'Yes. Your campaigns run on the official ad platforms of YouTube, Meta and TikTok: your ad is shown to real people, who are free to watch it or skip it. We do not buy views, followers or streams from resellers.',
    },
    {
      question: 'When will I see the first results?',
      answer:
        'Count from the moment the ad goes live. Within {agency.firstFigures}, the first figures: it is running, and you see what it costs. Within {agency.firstResults}, the first results: enough to cut what does not work. To compare two audiences, wait {youtube.significantAfter} on YouTube, {meta.significantAfter} on Meta. And allow at least {agency.minimumDays} for the algorithm to learn and for costs to settle.',
    },
    {
      question: 'Which platform should I choose?',
      answer:
        'YouTube to get a video discovered, Meta to lead people to a stream, a ticket or a pre-save, TikTok to test a short clip. If you can’t decide, compare all three in the simulator.',
    },
    {
      question: 'Do you work with artists who have no label?',
      answer:
        'Mostly with them: {agency.independent} of our clients are independent. You need a finished track, a link to it and a budget you can afford to spend on a first test.',
    },
    {
      question: 'Can I stop whenever I like?',
      answer:
        'Yes. A campaign can be paused within minutes, and the platform charges only for what has been shown. The terms of our fee are in your contract.',
    },
  ],
} satisfies typeof fr;

/** The answer about artists without a label, without the claim that may not be shown. */
export const unclaimedAnswer =
  'Yes. You need a finished track, a link to it and a budget you can afford to spend on a first test.';
