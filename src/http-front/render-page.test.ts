import { describe, expect, it } from 'vitest';
import { bookingAddresses } from '../../tests/booking-addresses.ts';
import type { PageLocals } from '../contracts/site.ts';
import { finishPages, renderPublic } from './render-page.ts';

const own = "default-src 'none'; script-src 'self'";
const page = finishPages(
  async () =>
    new Response('<div data-consent-root="" data-tags="x">', { headers: { 'content-security-policy': own } }),
);
const locals = (tags: PageLocals['site']['tags']) => ({ site: { tags, bookingUrls: {} } }) as PageLocals;
const policyOf = async (tags: PageLocals['site']['tags']) => {
  const [kept, answered] = await Promise.all([
    renderPublic(page, '/', locals(tags), {}),
    page(new Request('http://site.invalid/'), locals(tags)),
  ]);
  return [kept?.headers['content-security-policy'], answered?.headers.get('content-security-policy')];
};

it('gives kept pages and pages rendered for one visitor the policy of the configured tags', async () => {
  const [kept, answered] = await policyOf({ metaPixel: { id: '123456789012345' } });
  expect(kept).toContain("script-src 'self' https://connect.facebook.net");
  expect(answered).toBe(kept);
});

it('leaves the policy of a page unchanged when no tag is configured', async () => {
  expect(await policyOf({})).toEqual([own, own]);
});

describe('a page that opens the calendar', () => {
  const calendar = finishPages(
    async () => new Response('<a data-book="meta">', { headers: { 'content-security-policy': own } }),
  );
  const policyWith = async (meta: string | undefined) => {
    // Another platform's calendar, which is never shown while this one has an address.
    const bookingUrls = meta ? { meta, spotify: 'https://calendly.com/another/page' } : { meta };
    const locals = { site: { tags: {}, bookingUrls } } as PageLocals;
    const answer = await calendar(new Request('http://site.invalid/'), locals);
    return answer?.headers.get('content-security-policy');
  };

  it('may load the widget when its calendar has an address of the widget', async () => {
    expect(await policyWith('https://calendly.com/agency/call')).toBe(
      `${own} https://assets.calendly.com; style-src https://assets.calendly.com; img-src https://assets.calendly.com; frame-src https://calendly.com`,
    );
  });

  it('may load the widget when only one of its calendars has an address of the widget', async () => {
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

  it('may load the widget when it falls back to the calendar of another platform', async () => {
    const bookingUrls = { spotify: 'https://calendly.com/agency/call' };
    const locals = { site: { tags: {}, bookingUrls } } as PageLocals;
    const answer = await calendar(new Request('http://site.invalid/'), locals);
    expect(answer?.headers.get('content-security-policy')).toContain('frame-src https://calendly.com');
  });

  it('may not load the widget when no address is configured', async () => {
    expect(await policyWith(undefined)).toBe(own);
  });

  it.each(bookingAddresses)(
    'with the calendar address "%s" may frame the calendar: %s',
    async (url, shown) => {
      expect((await policyWith(url))?.includes('frame-src https://calendly.com')).toBe(shown);
    },
  );
});

it('removes the content-length header of a page whose scripts were moved', async () => {
  const html = '<script data-scripts="">go()</script><script type="module" src="/_astro/a.js"></script>';
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

it('returns undefined for an unknown path, and adds no policy to a page without a policy', async () => {
  const request = new Request('http://site.invalid/');
  const tags = locals({ ga: { id: 'G-ABCDE12345' } });
  expect(await finishPages(async () => undefined)(request, tags)).toBeUndefined();
  const bare = await finishPages(async () => new Response(''))(request, tags);
  expect(bare?.headers.get('content-security-policy')).toBeNull();
});

it('adds no source of a tag to a page that declares to load no tags', async () => {
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
