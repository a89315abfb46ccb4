import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { FeedAnswer, FetchedReview, VendorFailure } from '../../app/ports/feeds.ts';
import { readRating } from '../../domain/review/rating.ts';
import { shownName } from '../../domain/review/shown-name.ts';
import { visibleLine } from '../../domain/text/visible-text.ts';
import { plainText } from '../html/plain-text.ts';
import {
  countRefusals,
  type Fields,
  fieldsOf,
  identifier,
  moment,
  webAddress,
} from '../http/vendor-values.ts';

/** The most reviews kept of one widget: visitors read no more, and each page that lists reviews would carry them. */
export const MAX_KEPT = 500;
/** The most reviews read of a list, the newest ones: cleaning thousands of texts would delay visitors. */
const MAX_READ = 1000;
const NAME_LENGTH = 120;
const COMMENT_LENGTH = 2000;

/**
 * Returns the reviews in a response of the widget service: in a bare array, in `reviews`, in `data`, in the second
 * version's `widget.reviews`, or in these inside `data`. Newest first, each once. A hostile value removes its review or
 * its field, and never throws.
 */
export async function readAnswer(value: unknown): Promise<FeedAnswer<FetchedReview>> {
  const list = listIn(value);
  if (!Array.isArray(list)) return { kind: 'failed', failure: list };
  const refused = countRefusals();
  const seen = new Set<string>();
  const dated: { fields: Fields; publishedAt: number | null }[] = [];
  for (const entry of list) {
    const fields = fieldsOf(entry);
    const id = identifier(fields['reviewId'] ?? fields['id']);
    if (Array.isArray(entry) || Object.keys(fields).length === 0) refused.add('not a review');
    else if (id !== null && seen.has(id)) refused.add('twice');
    else {
      if (id !== null) seen.add(id);
      dated.push({ fields, publishedAt: dateOf(fields) });
    }
  }
  dated.sort((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0));
  const items = new Map<string, FetchedReview>();
  for (const [index, { fields, publishedAt }] of dated.entries()) {
    if (items.size === MAX_KEPT || index >= MAX_READ) {
      refused.add('too many');
      continue;
    }
    // Cleaning one hostile text takes milliseconds: requests of visitors get their turn in between.
    await otherWork();
    const review = toReview(fields, publishedAt);
    if (!review) refused.add('empty');
    else if (items.has(review.externalId)) refused.add('twice');
    else items.set(review.externalId, review);
  }
  // A list without a usable review is a failure: it must not delete the stored list.
  if (list.length > 0 && items.size === 0) return failed('no review in the list');
  return { kind: 'list', items: [...items.values()], refused: refused.counts };
}

const failed = (detail: string): { kind: 'failed'; failure: VendorFailure } => ({
  kind: 'failed',
  failure: { code: 'invalid', detail },
});

function listIn(value: unknown): unknown[] | VendorFailure {
  if (Array.isArray(value)) return value;
  const answer = fieldsOf(value);
  // The service reports an unknown widget with status 200.
  if (answer['success'] === false) return { code: 'status', detail: errorKey(answer['error']) };
  const data = fieldsOf(answer['data']);
  const holders = [answer, fieldsOf(answer['widget']), data, fieldsOf(data['widget'])];
  // The service fills a widget that has no reviews yet with invented reviews.
  if (holders.some((holder) => Boolean(holder['isExampleReviews']))) {
    return { code: 'invalid', detail: 'example reviews' };
  }
  const lists = [answer['reviews'], answer['data'], ...holders.map((holder) => holder['reviews'])];
  return lists.find((list) => Array.isArray(list)) ?? { code: 'invalid', detail: 'no list' };
}

/** Returns the vendor's key of an error, such as `widget_not_found`; its sentences are not repeated. */
function errorKey(error: unknown): string {
  const key = typeof error === 'string' ? error : fieldsOf(error)['key'];
  return typeof key === 'string' && /^[a-z][a-z_]{0,40}$/.test(key) ? key : 'error';
}

function dateOf(fields: Fields): number | null {
  return moment(fields['createTime']) ?? moment(fields['publishedAt']) ?? moment(fields['updateTime']);
}

function toReview(fields: Fields, publishedAt: number | null): FetchedReview | undefined {
  const author = fieldsOf(fields['reviewer'] ?? fields['author']);
  const anonymous = author['isAnonymous'] === true;
  const typedName = author['displayName'] ?? author['name'] ?? fields['author_name'] ?? fields['name'];
  const fullName = anonymous ? null : plainText(typedName, NAME_LENGTH);
  const comment = plainText(fields['comment'] ?? fields['text'] ?? fields['originalText'], COMMENT_LENGTH);
  const rating = ratingOf(fields['starRating'] ?? fields['rating']);
  if (comment === null && rating === null) return undefined;
  // The name is stored as it is shown: parts that are not shown must not be kept.
  const name = shownName(fullName && visibleLine(fullName)) ?? null;
  const flatPhoto = fields['avatar'] ?? fields['profile_photo_url'];
  const photo = author['profilePhotoUrl'] ?? author['avatarUrl'] ?? author['photoUrl'] ?? flatPhoto;
  const id = identifier(fields['reviewId'] ?? fields['id']);
  const platform = platformOf(fields['platform'] ?? fields['source']);
  return {
    externalId: id ?? `hash:${hashOf([name, rating, comment, publishedAt])}`,
    platform,
    name,
    rating,
    comment,
    lang: languageOf(fields['languageCode']),
    publishedAt,
    avatar: anonymous ? null : webAddress(photo, ['https:']),
    company: null,
    // Google does not check whether a reviewer was a client, even if a widget marks its reviews as verified.
    verified: platform !== 'google' && fields['verified'] === true,
    // No service names them.
    experience: null,
    campaignPlatform: null,
    reward: null,
  };
}

/** Returns the rating for a number of stars, or for the second version's value and maximum. */
function ratingOf(value: unknown): FetchedReview['rating'] {
  const { value: stars, max } = fieldsOf(value);
  if (typeof stars === 'number' && typeof max === 'number' && max > 0) return readRating((stars * 5) / max);
  return readRating(stars ?? value);
}

function platformOf(value: unknown): string {
  const name = typeof value === 'string' ? value.toLowerCase() : '';
  return /^[a-z][a-z0-9_-]{1,29}$/.test(name) ? name : 'google';
}

function languageOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/.test(value) ? value : null;
}

function hashOf(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
