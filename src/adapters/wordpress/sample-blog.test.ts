import { expect, it } from 'vitest';
import { createDemoArticles } from './demo-articles.ts';
import { createSampleBlog } from './sample-blog.ts';

const clock = { now: () => Date.parse('2026-11-25T10:00:00Z') };

it('the sample articles have French spaces, so that no line begins with a colon', async () => {
  const blog = await createSampleBlog(clock).changed({ after: null, offset: 0, size: 100 });
  const feed = await createDemoArticles(clock).fetch(AbortSignal.timeout(1000));
  const texts = JSON.stringify([blog.ok && blog.value.posts, 'items' in feed && feed.items]);
  expect(texts).toContain('\u00a0:');
  expect(texts.match(/.{12} [:;!?»]|« .{12}/g)).toBeNull();
});
