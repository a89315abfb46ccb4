import { describe, expect, it } from 'vitest';
import { bookingAddresses } from '../../tests/booking-addresses.ts';
import type { PageLocals } from '../contracts/site.ts';
import { finishPages, renderPublic } from './render-page.ts';

const own = "default-src 'none'; script-src 'self'";
const page = finishPages(
  async () => new Response('<div data-consent-root>', { headers: { 'content-security-policy': own } }),
);
const locals = (tags: PageLocals['site']['tags']) => ({ site: { tags } }) as PageLocals;
const policyOf = async (tags: PageLocals['site']['tags']) => {
  const [kept, answered] = await Promise.all([
    renderPublic(page, '/', locals(tags), {}),
    page(new Request('http://site.invalid/'), locals(tags)),
  ]);
  return [kept?.headers['content-security-policy'], answered?.headers.get('content-security-policy')];
};

it('a page that is kept, and one that is rendered for a visitor, have the policy of the configured tags', async () => {
  const [kept, answered] = await policyOf({ metaPixel: { id: '123456789012345' } });
  expect(kept).toContain("script-src 'self' https://connect.facebook.net");
  expect(answered).toBe(kept);
});

it('a page without tags has its own policy', async () => {
  expect(await policyOf({})).toEqual([own, own]);
});

describe('a page that opens the calendar', () => {
  const calendar = finishPages(
    async () => new Response('<a data-book="meta">', { headers: { 'content-security-policy': own } }),
  );
  const policyWith = async (meta: string | undefined) => {
    const spotify = 'https://calendly.com/another/page';
    const locals = { site: { tags: {}, bookingUrls: { spotify, meta } } } as PageLocals;
    const answer = await calendar(new Request('http://site.invalid/'), locals);
    return answer?.headers.get('content-security-policy');
  };

  it('may load the widget where the address is the widget’s', async () => {
    expect(await policyWith('https://calendly.com/agency/call')).toBe(
      `${own} https://assets.calendly.com; style-src https://assets.calendly.com; img-src https://assets.calendly.com; frame-src https://calendly.com`,
    );
  });

  it('may where one of its calendars is not the widget’s and another is', async () => {
    const form = finishPages(
      async () =>
        new Response('<a data-book="youtube"><a data-book="meta">', {
          headers: { 'content-security-policy': own },
        }),
    );
    const bookingUrls = { youtube: 'https://booking.example/y', meta: 'https://calendly.com/agency/call' };
    const locals = { site: { tags: {}, bookingUrls } } as PageLocals;
    const answer = await form(new Request('http://site.invalid/'), locals);
    expect(answer?.headers.get('content-security-policy')).toContain('frame-src https://calendly.com');
  });

  it('may not without an address', async () => {
    expect(await policyWith(undefined)).toBe(own);
  });

  it.each(bookingAddresses)('%s: may frame the calendar: %s', async (url, shown) => {
    expect((await policyWith(url))?.includes('frame-src https://calendly.com')).toBe(shown);
  });
});

it('a page whose scripts were moved does not keep the length that it had', async () => {
  const html = '<script data-scripts>go()</script><script type="module" src="/_astro/a.js"></script>';
  const built = finishPages(
    async () =>
      new Response(html, {
        headers: { 'content-security-policy': own, 'content-length': String(html.length) },
      }),
  );
  const answer = await built(new Request('http://site.invalid/'), locals({}));
  expect(answer?.headers.get('content-length')).toBeNull();
  expect(await answer?.text()).toBe('<script data-scripts="/_astro/a.js">go()</script>');
});

it('no page stays no page, and a page without a policy gains none', async () => {
  const request = new Request('http://site.invalid/');
  const tags = locals({ ga: { id: 'G-ABCDE12345' } });
  expect(await finishPages(async () => undefined)(request, tags)).toBeUndefined();
  const bare = await finishPages(async () => new Response(''))(request, tags);
  expect(bare?.headers.get('content-security-policy')).toBeNull();
});

it('a page that says it loads no tag may load none', async () => {
  const quiet = finishPages(
    async () =>
      new Response('<div data-consent-root="" data-tags="{}">', {
        headers: { 'content-security-policy': own },
      }),
  );
  const answer = await quiet(
    new Request('http://site.invalid/review'),
    locals({ ga: { id: 'G-ABCDE12345' } }),
  );
  expect(answer?.headers.get('content-security-policy')).toBe(own);
});
