import { useQuery } from '@tanstack/react-query';
import { fill } from '../../i18n/format.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ApiError } from '../session/api.ts';
import { NO_ADDRESS, pendingReviewsQuery, WRONG_SHAPE } from '../session/pending-reviews.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';
import { Rating } from './Rating.tsx';
import './reviews.css';

/** The reviews that wait to be read. */
export function ReviewsSection() {
  const { t } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(pendingReviewsQuery);
  return (
    <>
      <Heading>{t.reviews.title}</Heading>
      {isPending && <Waiting />}
      {error && <Failed error={error} retry={refetch} message={listMessage(error, t)} />}
      {data?.length === 0 && <Empty title={t.reviews.empty} text={t.reviews.emptyText} />}
      {data && data.length > 0 && (
        <ul className="reviews">
          {data.map((review) => (
            <li key={review._id} className="admin-card">
              <header className="review-head">
                <p>
                  <strong>{review.name}</strong>
                  {review.email && <a href={`mailto:${review.email}`}>{review.email}</a>}
                </p>
                <Rating rating={review.rating} />
                <Moment at={review.createdAt} />
              </header>
              <p className="admin-prose">{review.message ?? t.reviews.noMessage}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The documented sentences of the error catalogue. */
function listMessage(error: Error, t: AdminTexts): string {
  if (!(error instanceof ApiError) || error.status === 0) return t.reviews.loadError;
  if (error.status === NO_ADDRESS) return t.reviews.configError;
  return error.status === WRONG_SHAPE
    ? t.reviews.shapeError
    : fill(t.reviews.statusError, { status: error.status });
}
