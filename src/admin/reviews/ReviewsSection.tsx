import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fill } from '../../i18n/format.ts';
import { Empty } from '../parts/Empty.tsx';
import { Failed } from '../parts/Failed.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ApiError } from '../session/api.ts';
import { pendingReviewsQuery } from '../session/pending-reviews.ts';
import { type AdminTexts, useLanguage } from '../texts.ts';

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
        <div className="admin-scroll">
          <Table verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.reviews.received}</Table.Th>
                <Table.Th>{t.reviews.author}</Table.Th>
                <Table.Th>{t.reviews.rating}</Table.Th>
                <Table.Th>{t.reviews.message}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((review) => (
                <Table.Tr key={review._id}>
                  <Table.Td>
                    <Moment at={review.createdAt} />
                  </Table.Td>
                  <Table.Td>
                    <strong>{review.name}</strong>
                    <br />
                    <span className="admin-muted">{review.email}</span>
                  </Table.Td>
                  <Table.Td className="admin-figure">
                    {review.rating === null
                      ? t.reviews.noRating
                      : fill(t.reviews.stars, { rating: review.rating })}
                  </Table.Td>
                  <Table.Td className="admin-prose">{review.message ?? t.reviews.noMessage}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  );
}

/** The documented sentences of the error catalogue. */
function listMessage(error: Error, t: AdminTexts): string {
  if (!(error instanceof ApiError) || error.status === 0) return t.reviews.loadError;
  return error.status === -1 ? t.reviews.shapeError : fill(t.reviews.statusError, { status: error.status });
}
