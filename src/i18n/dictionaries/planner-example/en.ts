import type { plannerExample as fr } from './fr.ts';

export const plannerExample = {
  label: 'Example',
  invented: 'Invented releases. Real calculation of {day}.',
  inks: { known: 'announced', likely: 'expected', possible: 'possible' },
  scale: 'one block, one release',
  title: 'What you get.',
  parts: {
    date: {
      title: 'A date, with reasons',
      text: 'Every point has its reason. Anything not measured is marked.',
    },
    calendar: {
      title: 'The calendar, backwards',
      text: 'Each step has its day, in a file for your calendar.',
    },
    money: {
      title: 'A verdict on advertising',
      text: 'The answer may be no.',
      withFee: 'Fee included.',
    },
  },
  withoutGenre: 'Releases without a known genre: {count}',
  notCounted: 'not counted',
  onDay: '{day}',
  lastPitch: 'Last day for Spotify',
  advertising: 'Spotify advertising, under {budget}',
} satisfies typeof fr;
