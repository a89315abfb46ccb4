import type { allReviews as fr } from './fr.ts';

/** The page of all reviews. SAMPLE CONTENT: the six testimonials are examples that we wrote; the page states that. */
export const allReviews = {
  meta: {
    title: 'All reviews, good and not so good',
    description:
      'Every published review of our music campaigns, filtered by source and by rating, and how they are collected, checked and ordered.',
  },
  title: 'All reviews',
  lead: 'The good, the lukewarm and the bad. Further down, we say where they come from and what we check.',
  /** Sample content: invented texts and names (docs/product.md, Reviews). */
  examples: {
    title: 'What a useful review looks like',
    text: 'Six examples written by us: these artists do not exist. Their words show what a useful review sounds like; they count towards neither the average nor the number of reviews.',
    badge: 'Example',
    items: [
      {
        text: 'My first video. They stopped the most expensive ad before I asked, and told me why.',
        author: 'Robin X.',
        about: 'Singer-songwriter, YouTube',
      },
      {
        text: 'The report fits on one page. I would have liked to choose the clips with them.',
        author: 'DJ Sample',
        about: 'Electronic, TikTok',
      },
      {
        text: 'They told me to wait for the final mix before spending anything. I waited, and they were right.',
        author: 'Alex X.',
        about: 'Rap, Meta',
      },
      {
        text: 'The views came, the subscribers less so. The report says it plainly and suggests another audience.',
        author: 'The Placeholders',
        about: 'Rock, YouTube',
      },
      {
        text: 'The first days were disappointing. They redid the targeting, and the streams followed.',
        author: 'Sam X.',
        about: 'Folk, Spotify',
      },
      {
        text: 'Several artists, one contact, one dashboard. For a small label, that is time saved.',
        author: 'Specimen Records',
        about: 'Independent label, Meta',
      },
    ],
  },
  reviews: {
    title: 'Published reviews',
    empty: 'No review has been published yet. The first one will appear here, whatever its rating.',
    average: 'out of 5 on average',
    noAverage: 'No rating given yet',
    published: 'Published reviews',
    rated: 'Ratings given',
    hidden: {
      one: '{count} review from another site is hidden, for a reason that our record keeps. Its rating counts in the average and the spread.',
      other:
        '{count} reviews from other sites are hidden, each for a reason that our record keeps. Their ratings count in the average and the spread.',
    },
    distribution: 'How the ratings are spread',
    level: '{rating} out of 5: {count}',
    filters: {
      label: 'Filter the reviews',
      source: 'Source',
      rating: 'Rating',
      all: 'All',
      others: 'Other sources',
      unrated: 'No rating',
      reset: 'Show all',
      shown: 'Reviews shown: {count} of {total}',
      none: 'No review matches both filters. Change one of them, or show all.',
    },
  },
  method: {
    title: 'Where these reviews come from, and what we check',
    items: [
      {
        term: 'Collected',
        text: 'In two ways. On this site, where a client can write with or without an invitation; the invitation is a personal link that works once. And on public services such as Google, whose reviews we show without picking and choosing.',
      },
      {
        term: 'Verified, or not',
        text: 'The “{verified}” mark means one thing: the review came through an invitation that was used, or from a service that itself checks that the author was a client. Without it, we could not confirm that they were. Google, for example, does not check.',
      },
      {
        term: 'Published',
        text: 'A review left here is read by a person before it is published. It is published as it was written, whatever the rating: no review is left out or removed for being negative. Within {days} days at most, it is published or refused.',
      },
      {
        term: 'Refused',
        text: 'A review left here is refused for one of these reasons only: {grounds}. Every decision goes into a record that cannot be erased. Authors are always sent the reason at the email address they left; without one, the link of their invitation shows it for a year.',
      },
      {
        term: 'Hidden',
        text: 'A review that comes from a service is hidden only for a written reason: it insults, invades somebody’s privacy, advertises, or is about another company. The reason goes into the same record, the review can be shown again, and the page says how many are hidden. A low rating is no reason, and the rating of a hidden review still counts.',
      },
      {
        term: 'Shown',
        text: 'We rewrite nothing. A passage that is removed after a report is replaced by “[…]”, and the review carries the note “Excerpt”. Names are shortened to a first name and an initial; a long comment is cut and ends with an ellipsis. A top rating without a comment carries a caption of ours, without quotation marks. If we answer a review, our answer appears below it, with its date, in the language in which we wrote it.',
      },
      {
        term: 'Ordered',
        text: 'On this page, newest first, those without a date last: the rating changes nothing. The home page shows the lowest ratings first. “{featured}” is added automatically to a review with the top rating and a detailed comment, and does not move it up.',
      },
      {
        term: 'Counted',
        text: 'The average and the spread cover all published reviews, those from other sites that are hidden, and only ratings that were given. A review without a rating is shown without bars and counts towards no average.',
      },
      {
        term: 'Helpful',
        text: 'A click on “{helpful}” counts once for each browser, and changes neither the order nor the average. The count begins at zero.',
      },
      {
        term: 'Dated and kept',
        text: 'Beside the date of a review you can read the month of the experience, when it is known, and whether anything was given in return: the author says so, and so does the invitation. A review written here is deleted {years} years after it was written, or sooner if its author asks. One that comes from a service disappears with the original.',
      },
    ],
    report: 'Does a review look fake to you, or should yours be taken down? Get in touch:',
  },
} satisfies typeof fr;
