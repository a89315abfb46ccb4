import type { FeedState } from '../../src/contracts/feed.ts';
import { post, scriptedPost } from '../../tests/vendors/blog.ts';
import { answerV1, reviewV1, scriptedReview } from '../../tests/vendors/reviews-widget.ts';
import { startVendor, type Vendor } from '../../tests/vendors/vendor-server.ts';
import { type SiteProcess, startSite } from '../bench/site-process.ts';

export const administrator = { email: 'lea@agency.example', password: 'a melody that nobody hums' };

type Answer = Vendor['answer'];
/** A vendor that never answers. */
const silent: Answer = { handler: () => undefined };
const closed: Answer = { hostile: 'a closed door' };

const hostilePosts = [
  scriptedPost,
  post({
    id: 2,
    title: { rendered: 'Sanspause'.repeat(40) },
    excerpt: { rendered: 'sanspause'.repeat(99) },
  }),
  post({ id: 3, title: { rendered: 'مقال عن الإعلانات' }, excerpt: { rendered: '{{7*7}}' } }),
];
const hostileReviews = [
  scriptedReview,
  named('محمد بن عبد الله', 'خدمة ممتازة، شكرا جزيلا لكم على العمل الرائع.'),
  named('👩‍👩‍👧‍👦 🎸', '🎉'.repeat(400)),
  named('\u202eAttaque Inverse\u202e', 'Z̷̢̛͔̮͙a̶l̵g̸o̴'.repeat(60)),
  named('X'.repeat(120), 'W'.repeat(2000)),
  named('Zoé', '<b>gras</b>'),
];

function named(displayName: string, comment: string) {
  return reviewV1({ reviewId: displayName, reviewer: { displayName }, comment });
}

/** The responses of blog and reviews widget that put the lists of the home page into each state. */
const answers = {
  loading: [silent, silent],
  error: [closed, closed],
  empty: [{ json: [] }, { json: answerV1([]) }],
  hostile: [{ json: hostilePosts }, { json: answerV1(hostileReviews) }],
} satisfies Record<string, [Answer, Answer]>;
export type ListState = keyof typeof answers;
export const listStates = Object.keys(answers) as ListState[];

/** The `data-feed` attribute of the lists in the home page's HTML in each state. */
const said: Record<ListState, FeedState> = {
  loading: 'loading',
  error: 'error',
  empty: 'loaded',
  hostile: 'loaded',
};

/** Starts a site with demo data and an administrator. */
export const startFullSite = (): Promise<SiteProcess> =>
  startSite({ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password });

/** Starts a site whose lists are in the given state. */
export async function startSiteWithLists(state: ListState) {
  const [blog, widget] = await Promise.all([startVendor([]), startVendor([])]);
  [blog.answer, widget.answer] = answers[state];
  const site = await startSite({
    DEMO_DATA: 'off',
    RELEASE_SOURCES: 'off',
    BLOG_URL: blog.url,
    REVIEWS_API_BASE: `${widget.url}/v1`,
    REVIEWS_WIDGET_ID: 'agency',
  });
  const deadline = Date.now() + 30_000;
  const both = () =>
    fetch(site.url, { headers: { 'accept-language': 'fr' } })
      .then((response) => response.text())
      .then((html) => html.split(`data-feed="${said[state]}"`).length > 2);
  while (!(await both()))
    if (Date.now() > deadline) throw new Error(`The lists never were in the state “${state}”.`);
  return {
    url: site.url,
    async remove() {
      await site.remove();
      await Promise.all([blog.close(), widget.close()]);
    },
  };
}
