import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { answerV1, reviewV1 } from '../../../tests/vendors/reviews-widget.ts';
import { startVendor } from '../../../tests/vendors/vendor-server.ts';
import { createReviewsWidget } from './reviews-widget.ts';

it('the widget sends its key to the first server only, and no more after a redirect from another one', async () => {
  const keys: [string, unknown][] = [];
  const note = (where: string, request: IncomingMessage) =>
    void keys.push([where, request.headers['x-api-key']]);
  const [vendor, elsewhere] = await Promise.all([startVendor({}), startVendor({})]);
  vendor.answer = {
    handler(request, response) {
      note('first', request);
      const [to] = { '/v1/widgets/a-b_1': ['/v2'], '/v2': [`${elsewhere.url}/`] }[request.url ?? ''] ?? [];
      if (to) response.writeHead(308, { location: to }).end();
      else response.end(JSON.stringify(answerV1([reviewV1()])));
    },
  };
  elsewhere.answer = {
    handler(request, response) {
      note('other', request);
      response.writeHead(308, { location: `${vendor.url}/back` }).end();
    },
  };
  const options = { apiBase: `${vendor.url}/v1`, widgetId: 'a-b_1', apiKey: 'a-key', allowPrivate: true };
  const answer = await createReviewsWidget(options).fetch(new AbortController().signal);
  expect(answer).toMatchObject({ kind: 'list', items: [{ externalId: 'r1' }] });
  expect(keys).toEqual([
    ['first', 'a-key'],
    ['first', 'a-key'],
    ['other', undefined],
    ['first', undefined],
  ]);
  await Promise.all([vendor.close(), elsewhere.close()]);
});
