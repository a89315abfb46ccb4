import { createLinkFollower } from '../../src/adapters/http/link-follower.ts';
import type { LinkFollower } from '../../src/app/ports/landing/landing-links.ts';
import { startVendor } from '../vendors/vendor-server.ts';

/** A response of a shop: a status, the target of a redirect or the wait that it asks for, and its text. */
interface ShopAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Starts a server that replaces all shops: it gets `https://<host>/<path>` as `/<host>/<path>`. */
export async function startShops() {
  const vendor = await startVendor('a page');
  const real = createLinkFollower({ allowPrivate: true, timeoutMs: 2000 });
  /** The responses by complete address; every other address returns a page. */
  const answers: Record<string, ShopAnswer> = {};
  const asked: string[] = [];
  const atShop = (link: string) => link.replace(/^https:\//, vendor.url);
  const ofShop = (address: string) => address.replace(vendor.url, 'https:/');
  vendor.answer = {
    handler(request, response) {
      const address = `https:/${request.url}`;
      asked.push(address);
      const { status, headers = {}, body = '<title>A page</title>' } = answers[address] ?? { status: 200 };
      const { location } = headers;
      response
        .writeHead(status, { ...headers, ...(location !== undefined && { location: atShop(location) }) })
        .end(body);
    },
  };
  const follower: LinkFollower = {
    async follow(link) {
      const answer = await real.follow(atShop(link));
      if (answer.kind === 'failed') return answer;
      return { ...answer, url: ofShop(answer.url), permanentUrl: ofShop(answer.permanentUrl) };
    },
  };
  return { answers, asked, follower, close: vendor.close };
}
export type Shops = Awaited<ReturnType<typeof startShops>>;
