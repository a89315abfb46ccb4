import { expect, it } from 'vitest';
import { type AdviceKind, adviceFor } from './advice.ts';
import { moneyVerdict } from './break-even.ts';
import { compareFridays, type WaitReason } from './choose-friday.ts';
import { type ClassCounts, type FridayMeasure, mapCounts, noReleases } from './expected-releases.ts';
import { daysBetween } from './fridays.ts';
import type { PlannerBudget, ReleaseType, Territory } from './inputs.ts';
import { type PlanStepKey, planSteps } from './plan-steps.ts';
import { knownShares } from './scoring-constants.ts';

/**
 * Cases of releases with the answer that a distributor and a label manager would accept, and the reason. Lead times: four
 * weeks for a single, six for an EP, eight for an album; a pitch at least 7 days ahead, of a delivered song, one at a
 * time; nothing between 22 December and 2 January (decision record 0049; Spotify for Artists, distributors' help).
 */

/** All releases of a Friday in one genre. */
const calm: ClassCounts = { mega: 0, major: 0, indie: 1, emerging: 1 };
const usual: ClassCounts = { mega: 0, major: 1, indie: 3, emerging: 4 };
const loud: ClassCounts = { mega: 1, major: 3, indie: 6, emerging: 8 };
const crowded: ClassCounts = { mega: 3, major: 6, indie: 9, emerging: 10 };

interface Case {
  why: string;
  release: [ReleaseType, Territory[], PlannerBudget];
  today: string;
  /** The chosen month. */
  month: string;
  /** The releases of every Friday, and of single ones or months. Absent: nothing is measured. */
  usually?: ClassCounts;
  but?: Record<string, ClassCounts>;
  answer: string;
  /** The reason for an answer in a later month, and the best Friday of the chosen one. */
  moved?: [WaitReason, string | null];
  /** Days of single steps. */
  steps?: Partial<Record<PlanStepKey, string>>;
  says?: AdviceKind[];
  never?: AdviceKind[];
}

const NOV_28 = '2026-11-28';

const cases: Record<string, Case> = {
  'a single this month': {
    why: 'No store shows a single delivered on Monday by Friday; January is the first month with four weeks.',
    release: ['single', ['FR'], 0],
    today: NOV_28,
    month: '2026-11',
    answer: '2027-01-15',
    moved: ['late', null],
    says: ['wait_late', 'avoid_holidays', 'deliver', 'pitch'],
  },
  'a single before Christmas, three weeks ahead': {
    why: 'Delivered on Monday, it is shown around 14 December: too late to pitch for the 18th.',
    release: ['single', ['FR'], 0],
    today: NOV_28,
    month: '2026-12',
    answer: '2027-01-15',
    moved: ['late', '2026-12-18'],
    steps: { deliver: '2026-12-04', pitch: '2026-12-18' },
    says: ['wait_late'],
  },
  'a single in January': {
    why: 'The 8th needs a delivery in a hurry before the holidays; the 15th has the usual six weeks and the same score.',
    release: ['single', ['FR'], 500],
    today: NOV_28,
    month: '2027-01',
    answer: '2027-01-15',
    says: ['keep_equal'],
    never: ['invest', 'invest_some', 'invest_careful'],
  },
  'a single in February': {
    why: 'Enough time for every Friday: the first of equal ones.',
    release: ['single', ['FR'], 1500],
    today: NOV_28,
    month: '2027-02',
    answer: '2027-02-05',
    says: ['keep_equal', 'deliver', 'pitch'],
  },
  'an EP before Christmas': {
    why: 'Six weeks before the 18th have passed. 15 January is the first Friday with six weeks.',
    release: ['ep', ['FR', 'BE'], 1500],
    today: NOV_28,
    month: '2026-12',
    answer: '2027-01-15',
    moved: ['late', '2026-12-18'],
    steps: { deliver: '2026-12-04', pitch: '2026-12-18' },
    says: ['wait_late', 'deliver_last', 'no_single'],
  },
  'an EP in January': {
    why: 'The 8th is a day short of six weeks; no single can be delivered and pitched before the 15th.',
    release: ['ep', ['FR', 'BE'], 1500],
    today: NOV_28,
    month: '2027-01',
    answer: '2027-01-15',
    says: ['no_single'],
  },
  'an album in January': {
    why: 'An album needs eight weeks: the 29th is the only Friday, its single comes on the 8th.',
    release: ['album', ['GLOBAL'], 0],
    today: NOV_28,
    month: '2027-01',
    answer: '2027-01-29',
    steps: { singleDeliver: '2026-11-30', firstSingle: '2027-01-08', pitch: '2027-01-08' },
    says: ['keep_unmeasured'],
  },
  'an album next autumn': {
    why: 'Nothing tells the Fridays from each other; it says so, and when to ask again.',
    release: ['album', ['GLOBAL'], 0],
    today: NOV_28,
    month: '2027-10',
    answer: '2027-10-01',
    steps: { firstSingle: '2027-08-27', singleDeliver: '2027-07-16' },
    says: ['keep_equal', 'again'],
  },
  'a single in the running month, US': {
    why: 'Three weeks remain, distributors ask for four in November.',
    release: ['single', ['US'], 0],
    today: '2026-11-02',
    month: '2026-11',
    answer: '2026-12-18',
    moved: ['late', '2026-11-27'],
    says: ['wait_late', 'avoid_holidays'],
  },
  'a single for December, asked in early November': {
    why: 'All three Fridays before Christmas have four weeks; the last leaves most time.',
    release: ['single', ['US'], 0],
    today: '2026-11-02',
    month: '2026-12',
    answer: '2026-12-18',
    says: ['keep_equal'],
  },
  'a single four weeks before Good Friday': {
    why: 'Good Friday is the only Friday of March with four weeks: a German holiday, which is said.',
    release: ['single', ['DE'], 5000],
    today: '2027-02-26',
    month: '2027-03',
    answer: '2027-03-26',
    steps: { deliver: '2027-02-26', pitch: '2027-03-05' },
    says: ['holiday', 'deliver_last'],
  },
  'a single in May with its bank holidays': {
    why: 'Of equal Fridays the one whose delivery has its usual time, and no holiday beside it.',
    release: ['single', ['FR'], 500],
    today: '2027-04-01',
    month: '2027-05',
    answer: '2027-05-21',
    says: ['keep_equal'],
  },
  'an EP in August, Spain': {
    why: 'The 20th leaves the first single its own delivery and pitch.',
    release: ['ep', ['ES'], 0],
    today: '2027-06-20',
    month: '2027-08',
    answer: '2027-08-20',
    steps: { singleDeliver: '2027-06-21', firstSingle: '2027-07-23', pitch: '2027-07-23' },
  },
  'an album in July, UK': {
    why: 'Eight weeks from 3 May, and a first single five weeks before the album.',
    release: ['album', ['UK'], 5000],
    today: '2027-05-03',
    month: '2027-07',
    answer: '2027-07-23',
    steps: { singleDeliver: '2027-05-07', firstSingle: '2027-06-18' },
  },
  'a single in April, asked five weeks before': {
    why: 'The 23rd is possible when it is delivered at once.',
    release: ['single', ['IT'], 1500],
    today: '2027-03-20',
    month: '2027-04',
    answer: '2027-04-23',
    steps: { deliver: '2027-03-22' },
    says: ['deliver_now'],
  },
  'an EP asked on Christmas Eve': {
    why: 'Nobody delivers before Monday 28 December; the 26th leaves the most room for a single before the EP.',
    release: ['ep', ['CA'], 0],
    today: '2026-12-24',
    month: '2027-01',
    answer: '2027-02-26',
    moved: ['late', '2027-01-29'],
    steps: { singleDeliver: '2026-12-28' },
    says: ['wait_late'],
  },
  'an album for Christmas, asked in November': {
    why: 'Eight weeks lead past Christmas: January, with a first single before the holidays.',
    release: ['album', ['FR'], 1500],
    today: '2026-11-01',
    month: '2026-12',
    answer: '2027-01-22',
    moved: ['late', '2026-12-18'],
    steps: { firstSingle: '2026-12-18' },
  },
  'an album for Christmas, asked in October': {
    why: 'In time: the last Friday before the holidays leaves most time.',
    release: ['album', ['FR'], 1500],
    today: '2026-10-05',
    month: '2026-12',
    answer: '2026-12-18',
    says: ['keep_equal', 'avoid_holidays'],
  },
  'a single asked on New Year’s Eve': {
    why: 'Nobody delivers that day: January is over on Monday 4 January. The 19th has the usual six weeks.',
    release: ['single', ['CH'], 0],
    today: '2026-12-31',
    month: '2027-01',
    answer: '2027-02-19',
    moved: ['late', '2027-01-29'],
    steps: { deliver: '2027-01-08' },
  },
  'a single asked on Bastille Day': {
    why: 'Nobody delivers on 14 July; the last Friday of August has the usual six weeks.',
    release: ['single', ['FR'], 0],
    today: '2027-07-14',
    month: '2027-08',
    answer: '2027-08-27',
    steps: { deliver: '2027-07-16' },
  },
  'an EP in February, asked in early January': {
    why: 'The 19th has six weeks, and a single two weeks before it.',
    release: ['ep', ['FR'], 500],
    today: '2027-01-04',
    month: '2027-02',
    answer: '2027-02-19',
    steps: { firstSingle: '2027-02-05', pitch: '2027-02-05' },
    never: ['invest', 'invest_some', 'invest_careful'],
  },
  'an album in November, asked in August': {
    why: 'Before the holiday season of distributors, with its single in October.',
    release: ['album', ['DE'], 0],
    today: '2027-08-30',
    month: '2027-11',
    answer: '2027-11-19',
    steps: { firstSingle: '2027-10-15' },
  },
  'a single in a leap February': {
    why: 'The 25th is a day short: no Friday of February has four weeks.',
    release: ['single', ['FR'], 0],
    today: '2028-02-01',
    month: '2028-02',
    answer: '2028-03-17',
    moved: ['late', '2028-02-25'],
  },
  'a single for December, asked on 1 December': {
    why: 'The same in another year: January.',
    release: ['single', ['FR'], 0],
    today: '2027-12-01',
    month: '2027-12',
    answer: '2028-01-21',
    moved: ['late', '2027-12-17'],
  },
  'a quiet month with one loud Friday': {
    why: 'The 8th and the 15th are equal; the 15th is safer. The loud 22nd is to be avoided.',
    release: ['single', ['FR'], 500],
    today: NOV_28,
    month: '2027-01',
    usually: calm,
    but: { '2027-01-22': loud },
    answer: '2027-01-15',
    says: ['keep_equal', 'avoid_volume', 'window_low'],
    never: ['invest', 'invest_some', 'invest_careful'],
  },
  'a star on the usual Friday': {
    why: 'The crowded 15th is avoided; the 8th is feasible when it is delivered by 11 December.',
    release: ['single', ['FR'], 500],
    today: NOV_28,
    month: '2027-01',
    usually: usual,
    but: { '2027-01-15': crowded },
    answer: '2027-01-08',
    says: ['keep', 'avoid_volume', 'deliver_now'],
  },
  'an EP before Christmas, measured': {
    why: 'January is quieter and feasible.',
    release: ['ep', ['FR', 'BE'], 1500],
    today: NOV_28,
    month: '2026-12',
    usually: usual,
    answer: '2027-01-15',
    moved: ['late', '2026-12-18'],
    says: ['wait_late', 'equal'],
  },
  'a crowded January before a quiet February': {
    why: 'Waiting four weeks almost doubles the score.',
    release: ['ep', ['FR', 'BE'], 1500],
    today: NOV_28,
    month: '2027-01',
    usually: crowded,
    but: { '2027-02': calm },
    answer: '2027-02-19',
    moved: ['better', '2027-01-29'],
    says: ['wait_better', 'equal', 'window_low'],
  },
  'a usual January before a quiet February': {
    why: 'February is not clearly better, and is known from past years only: January is kept.',
    release: ['single', ['FR'], 0],
    today: NOV_28,
    month: '2027-01',
    usually: usual,
    but: { '2027-02': calm },
    answer: '2027-01-08',
    says: ['keep', 'avoid_holidays'],
    never: ['wait_better', 'window_high'],
  },
  'a crowded winter': {
    why: 'Waiting brings nothing: it says so, and names no other date.',
    release: ['single', ['FR'], 0],
    today: NOV_28,
    month: '2027-01',
    usually: crowded,
    answer: '2027-01-29',
    says: ['keep', 'window_high_everywhere', 'saturated'],
    never: ['window_high'],
  },
  'a niche genre a year ahead': {
    why: 'No releases are known, nor are any usual: every Friday is equal.',
    release: ['album', ['GLOBAL'], 0],
    today: NOV_28,
    month: '2027-10',
    usually: noReleases,
    answer: '2027-10-01',
    says: ['keep_equal', 'window_low'],
  },
  'a busy genre a year ahead': {
    why: 'Past years say that every Friday is busy.',
    release: ['album', ['GLOBAL'], 0],
    today: NOV_28,
    month: '2027-10',
    usually: loud,
    answer: '2027-10-01',
    says: ['keep_equal', 'window_high_everywhere'],
  },
  'a quiet Friday that nobody can prepare': {
    why: '7 May would be quiet, and is possible only in a hurry; the 28th is better by a point and safer.',
    release: ['single', ['FR'], 500],
    today: '2027-04-01',
    month: '2027-05',
    usually: usual,
    but: { '2027-05-07': calm },
    answer: '2027-05-28',
    says: ['keep'],
  },
  'a loud spring with a budget': {
    why: 'The last Friday has the fewest releases in past years and most time.',
    release: ['single', ['FR'], 5000],
    today: '2027-04-01',
    month: '2027-05',
    usually: loud,
    answer: '2027-05-28',
    says: ['window_high_everywhere', 'saturated'],
  },
  'Good Friday without competition': {
    why: 'Empty, feasible and a holiday: it is advised, with its holiday.',
    release: ['ep', ['DE'], 0],
    today: '2027-02-01',
    month: '2027-03',
    usually: usual,
    but: { '2027-03-26': noReleases },
    answer: '2027-03-26',
    says: ['keep', 'holiday'],
  },
  'an empty December': {
    why: 'Three equal Fridays before the holidays, and an empty one in them, which is no opportunity.',
    release: ['single', ['UK'], 1500],
    today: '2027-10-20',
    month: '2027-12',
    usually: loud,
    but: { '2027-12': noReleases },
    answer: '2027-12-17',
    says: ['keep_equal', 'avoid_holidays'],
  },
  'a star on Labor Day’s Friday': {
    why: 'The crowded 3rd is avoided; the others are equal.',
    release: ['album', ['US'], 1500],
    today: '2027-06-01',
    month: '2027-09',
    usually: usual,
    but: { '2027-09-03': crowded },
    answer: '2027-09-10',
    says: ['keep_equal', 'avoid_volume'],
  },
  'a December that is over, before a crowded January': {
    why: 'December cannot be prepared and January is crowded: February.',
    release: ['single', ['BE'], 5000],
    today: NOV_28,
    month: '2026-12',
    usually: calm,
    but: { '2027-01': crowded },
    answer: '2027-02-05',
    moved: ['late', '2026-12-18'],
    says: ['wait_late', 'equal'],
  },
  'a usual February before a quiet March': {
    why: 'February is good enough; March is offered beside it.',
    release: ['single', ['ES'], 0],
    today: '2027-01-11',
    month: '2027-02',
    usually: usual,
    but: { '2027-03': calm },
    answer: '2027-02-19',
    says: ['keep', 'deliver_now'],
  },
  'a crowded September before a loud October': {
    why: 'October is loud too, but clearly better.',
    release: ['single', ['IT'], 500],
    today: '2027-08-16',
    month: '2027-09',
    usually: crowded,
    but: { '2027-10': loud },
    answer: '2027-10-15',
    moved: ['better', '2027-09-24'],
    says: ['wait_better'],
    never: ['invest', 'invest_some', 'invest_careful'],
  },
  'an EP asked on New Year’s Eve, Belgium': {
    why: 'Work begins on 4 January; of two equal Fridays the later one has room for its single.',
    release: ['ep', ['BE'], 1500],
    today: '2026-12-31',
    month: '2027-01',
    usually: usual,
    answer: '2027-02-26',
    moved: ['late', '2027-01-29'],
    steps: { master: '2027-01-04', firstSingle: '2027-02-05', pitch: '2027-02-05' },
  },
  'a single asked on the eve of Christmas Eve': {
    why: 'Delivered that day, stores show it two weeks later: it is pitched on 6 January, not between the years.',
    release: ['single', ['FR'], 1500],
    today: '2026-12-23',
    month: '2027-01',
    usually: usual,
    answer: '2027-01-29',
    steps: { deliver: '2026-12-23', pitch: '2027-01-06' },
    says: ['deliver_now'],
  },
  'a single asked on 2 January, a Saturday': {
    why: 'Four weeks from Monday reach into February.',
    release: ['single', ['FR'], 0],
    today: '2027-01-02',
    month: '2027-01',
    usually: usual,
    answer: '2027-02-12',
    moved: ['late', '2027-01-29'],
    steps: { deliver: '2027-01-04' },
  },
  'a single asked on a Friday that is New Year’s Eve, US': {
    why: 'The 28th would need a delivery that day: February.',
    release: ['single', ['US'], 0],
    today: '2027-12-31',
    month: '2028-01',
    usually: usual,
    answer: '2028-02-04',
    moved: ['late', '2028-01-28'],
    steps: { deliver: '2028-01-03' },
  },
  'an album for December with time for the holidays only': {
    why: 'Eight weeks end on 20 December: 24 and 31 December are feasible and no days to release; 14 January is unhurried.',
    release: ['album', ['FR'], 0],
    today: '2027-10-25',
    month: '2027-12',
    usually: usual,
    answer: '2028-01-14',
    moved: ['late', '2027-12-17'],
    says: ['wait_holidays', 'equal'],
    never: ['wait_late'],
  },
  'a single for a month that is nearly over': {
    why: 'Delivered on Thursday or Friday, it can come out on 28 May; nothing remains in April.',
    release: ['single', ['FR'], 500],
    today: '2027-04-29',
    month: '2027-04',
    usually: usual,
    answer: '2027-05-28',
    moved: ['late', null],
    steps: { deliver: '2027-04-29', pitch: '2027-05-07' },
    says: ['wait_late', 'deliver_now'],
  },
  'a single for a month that is over': {
    why: 'The first months to come are compared instead.',
    release: ['single', ['FR'], 0],
    today: '2027-03-10',
    month: '2027-02',
    usually: usual,
    answer: '2027-04-16',
    moved: ['late', null],
  },
  'a single for a month of another year': {
    why: 'The same, however long ago it was.',
    release: ['single', ['FR'], 0],
    today: '2027-03-10',
    month: '2026-06',
    usually: usual,
    answer: '2027-04-16',
    moved: ['late', null],
  },
  'an EP asked on 29 February': {
    why: 'Easter Monday follows 14 April; the single of the 21st is delivered by 3 March.',
    release: ['ep', ['FR'], 500],
    today: '2028-02-29',
    month: '2028-03',
    usually: usual,
    answer: '2028-04-21',
    moved: ['late', '2028-03-31'],
    steps: { singleDeliver: '2028-02-29', firstSingle: '2028-03-31', pitch: '2028-03-31' },
  },
  'a single in a month of five Fridays, one of them quiet': {
    why: 'The quiet 22nd; its last delivery is not on Christmas Eve.',
    release: ['single', ['DE'], 0],
    today: NOV_28,
    month: '2027-01',
    usually: loud,
    but: { '2027-01-22': calm },
    answer: '2027-01-22',
    steps: { deliver: '2026-12-11', pitch: '2026-12-23' },
    says: ['keep', 'window_low'],
  },
  'a single in February, Italy': {
    why: 'Its usual delivery would be on Christmas Day: the 23rd. What comes out is known from 11 December on.',
    release: ['single', ['IT'], 0],
    today: NOV_28,
    month: '2027-02',
    usually: usual,
    answer: '2027-02-05',
    steps: { deliver: '2026-12-23', pitch: '2027-01-08' },
    says: ['keep_equal', 'again'],
  },
  'an album fourteen months ahead': {
    why: 'Nothing is announced: Fridays are equal, and the analysis is to be repeated.',
    release: ['album', ['FR'], 5000],
    today: NOV_28,
    month: '2028-01',
    usually: usual,
    answer: '2028-01-07',
    says: ['keep_equal', 'again'],
    never: ['keep', 'invest'],
  },
  'a single in a July whose 14th is a Friday': {
    why: 'The first Friday, which is no public holiday; the week is reviewed after Bastille Day.',
    release: ['single', ['FR'], 1500],
    today: '2028-05-02',
    month: '2028-07',
    usually: usual,
    answer: '2028-07-07',
    steps: { review: '2028-07-17' },
    says: ['keep_equal'],
  },
  'a single whose last delivery would be on Bastille Day': {
    why: 'It is pitched and delivered on the 13th at the latest.',
    release: ['single', ['FR'], 0],
    today: '2028-06-20',
    month: '2028-08',
    usually: crowded,
    but: { '2028-08-11': calm },
    answer: '2028-08-11',
    steps: { deliver: '2028-06-30', pitch: '2028-07-13' },
    says: ['keep', 'avoid_volume'],
  },
  'a single in a November whose 1st is a Friday': {
    why: 'All Saints’ Day is the 1st, Armistice Day follows the 8th: the 15th.',
    release: ['single', ['FR', 'IT'], 0],
    today: '2030-08-20',
    month: '2030-11',
    usually: usual,
    answer: '2030-11-15',
    says: ['keep_equal'],
  },
  'a single in November with a budget': {
    why: 'Nothing speaks for Black Friday: the first of equal Fridays.',
    release: ['single', ['FR'], 1500],
    today: '2027-08-02',
    month: '2027-11',
    usually: usual,
    answer: '2027-11-05',
    says: ['keep_equal', 'again'],
  },
  'a single beside two majors': {
    why: 'The 12th is avoided for them; of the equal 5th and 19th the latter has the usual delivery.',
    release: ['single', ['FR'], 0],
    today: '2027-01-04',
    month: '2027-02',
    usually: calm,
    but: { '2027-02-12': { mega: 0, major: 2, indie: 2, emerging: 1 } },
    answer: '2027-02-19',
    says: ['keep_equal', 'avoid_volume'],
  },
  'an EP in the whole world, summer here and winter there': {
    why: 'The agency’s holidays count; the single has its own delivery and pitch, off 14 July and Whit Monday.',
    release: ['ep', ['GLOBAL'], 1500],
    today: '2027-05-10',
    month: '2027-07',
    usually: usual,
    answer: '2027-07-09',
    steps: { singleDeliver: '2027-05-10', singlePitch: '2027-05-18', firstSingle: '2027-06-11' },
    never: ['no_single'],
  },
  'an album in two countries without a shared holiday': {
    why: 'Nobody is asked for anything on a holiday of either.',
    release: ['album', ['CA', 'IT'], 0],
    today: '2027-03-01',
    month: '2027-06',
    usually: usual,
    answer: '2027-06-04',
    steps: { master: '2027-03-25', firstSingle: '2027-04-30' },
  },
  'a single around Independence Day on a Sunday': {
    why: 'Americans are off on Monday the 5th, so the weekend of the 2nd is long: the 9th.',
    release: ['single', ['US'], 0],
    today: '2027-04-01',
    month: '2027-07',
    usually: usual,
    answer: '2027-07-09',
    says: ['keep_equal'],
  },
  'an EP for August, asked in July': {
    why: 'Six weeks end in September; of two equal Fridays the later one has room for its single.',
    release: ['ep', ['ES'], 0],
    today: '2027-07-20',
    month: '2027-08',
    usually: usual,
    answer: '2027-09-17',
    moved: ['late', '2027-08-27'],
    steps: { singleDeliver: '2027-07-20', firstSingle: '2027-08-20' },
    says: ['equal', 'deliver_last'],
  },
  'a quiet Friday too soon, in a loud month': {
    why: 'The 7th would have a better score and cannot be prepared any more, which is said; Whit Monday follows the 14th.',
    release: ['single', ['BE'], 0],
    today: '2027-04-12',
    month: '2027-05',
    usually: loud,
    but: { '2027-05-07': calm },
    answer: '2027-05-21',
    says: ['keep_possible'],
    never: ['keep'],
  },
};

/** A Friday of which databases know the usual share; all releases of the Fridays in `but` are announced. */
const measure =
  ({ today, usually, but = {} }: Case) =>
  (friday: string): FridayMeasure | undefined => {
    const season = but[friday] ?? but[friday.slice(0, 7)] ?? usually;
    if (!season) return undefined;
    const coverage = knownShares[Math.floor(daysBetween(today, friday) / 7)] ?? 0;
    const share = but[friday] ? 1 : coverage;
    return { known: mapCounts((name) => Math.round(season[name] * share)), season, coverage };
  };

it('there are sixty-two cases', () => {
  expect(Object.keys(cases)).toHaveLength(62);
});

it.each(Object.entries(cases))('%s', (_name, one) => {
  const [releaseType, territories, budget] = one.release;
  const release = { today: one.today, releaseType, territories, budget };
  const comparison = compareFridays(release, `${one.month}-15`, measure(one));
  const { best, asked } = comparison;
  expect(best.friday, one.why).toBe(one.answer);
  expect(asked ? [asked.reason, asked.best?.friday ?? null] : undefined).toEqual(one.moved);
  const money = moneyVerdict(budget, best);
  const buys = money.verdict === 'test' || money.verdict === 'consider';
  const steps = planSteps(best.friday, { ...release, budget: buys ? budget : 0 });
  for (const [key, day] of Object.entries(one.steps ?? {}))
    expect(steps.find((step) => step.key === key)?.day, key).toBe(day);
  const kinds = adviceFor(comparison, steps, money, one.today).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(one.says ?? []));
  expect(kinds.filter((kind) => one.never?.includes(kind))).toEqual([]);
});
