import type { hub as fr } from './fr.ts';

/** The expertise hub. A placeholder (`{youtube.costPerView}`) names a figure of `domain/benchmarks/figures.ts`. */
export const hub = {
  meta: {
    title: 'Music marketing expertise: guides and benchmarks',
    description:
      'Budget, ROI, targeting, formats: our music advertising guides by subject and level. The price of a view, formulas and thresholds.',
  },
  name: 'Music Marketing Expertise',
  updated: 'Updated in {year}',
  lead: 'What a view costs, what a stream earns, who should see a video and when to stop. Our methods, written for people who pay for their own campaigns.',
  find: 'Find a guide',
  order: 'Read in order',
  wave: '{minutes} minutes of reading in all.',
  stats: {
    label: 'Our expertise in figures',
    guides: 'expert guides',
    artists: 'artists trained',
    budget: 'in ad budgets optimised',
    source: 'Artists and budget: the agency’s own figures.',
    oneSource: 'The agency’s own figure.',
  },
  benchmarks: {
    costPerView: 'Cost per view on YouTube, on average',
    return: 'Target return on ad spend',
    note: 'Benchmarks from our guides. The target return is for a campaign that sells (tickets, merch); for streams alone, count the fans you win.',
    averageNote: 'Benchmark from our guides: an average.',
  },
  areas: {
    eyebrow: 'Areas',
    title: 'The four levers of a campaign.',
    guides: 'Guides in this area',
    budget: {
      title: 'Budget & Strategy',
      text: 'How much to spend, on which platform, and at what amount a test starts to mean something.',
      figure: 'The price of a view by genre: from {youtube.costPerView|low} to {youtube.costPerView|high}.',
    },
    analytics: {
      title: 'Analytics & ROI',
      text: 'Which figures to read, which to ignore, and what you decide from them on Monday morning.',
      figure: 'The ROI that decides: pause below {roi.threshold.test}, scale up above {roi.threshold.scale}.',
    },
    targeting: {
      title: 'Advanced Targeting',
      text: 'People who already listen to artists like you, then people like them, without paying twice for the same person.',
      figure:
        'The price of a view depends on the audience: {youtube.audience.retargeting} for retargeting, {youtube.audience.wide} for a broad audience.',
    },
    creative: {
      title: 'Creative & Formats',
      text: 'The clip, the first frame, the format each platform wants: what makes people stay.',
      figure: 'On TikTok, a video that people make their own costs less to show.',
    },
  },
  call: {
    title: 'Unsure about your campaign? Let’s go through it together.',
    text: 'Your track, your budget, your figures if you have any. In {agency.call}, we tell you what we would do, and what we wouldn’t.',
    contact: 'Free consultation',
    book: 'Book a call',
    newTab: '(new tab)',
  },
} satisfies typeof fr;
