import { fail } from '../../app/result.ts';
import { readCategories } from '../../app/settings/source-settings.ts';
import { beginSync, cancelSync } from '../../app/wordpress/begin-sync.ts';
import { changePost, listPosts, readPost } from '../../app/wordpress/manage-posts.ts';
import { readSync } from '../../app/wordpress/read-sync.ts';
import { receiveHook } from '../../app/wordpress/receive-hook.ts';
import { WordpressCategories } from '../../contracts/settings/source-settings.ts';
import {
  HookAnswer,
  PostChange,
  PostDetail,
  PostDto,
  PostPage,
  PostQuery,
  SyncView,
} from '../../contracts/wordpress.ts';
import { mayManage, mayPublish } from '../../domain/account/role.ts';
import { readBody } from '../middleware/read-body.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'WordPress', allow: mayPublish } as const;
const params = { id: 'Of the article.' };
/** Maximum number of bytes of a message of the blog. */
const HOOK_BYTES = 4096;

/** The connected blog: its synchronisation and its articles, for editors. */
export const wordpressOperations = [
  operation({
    ...shared,
    allow: mayManage,
    method: 'get',
    path: '/wordpress/categories',
    limit: 'blogReads',
    summary: 'The categories of the connected blog',
    description:
      'Asked of the blog now. Where it does not answer, `reason` says why and the list is empty. Without a blog and with demo data, the five sample categories.',
    answer: WordpressCategories,
    meaning: 'The categories, those with most articles first',
    run: ({ ports }) => readCategories(ports),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/wordpress/sync',
    summary: 'The synchronisation of the blog',
    description:
      '`current` is the one that runs or waits, `history` the last 24 that ended, `log` at most 100 entries, both newest first. `sample`: there is no blog, and samples stand in its place. The stream of changes tells when to read it again.',
    answer: SyncView,
    meaning: 'Its state and its log',
    run: ({ ports, locale }) => readSync(ports, locale),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/wordpress/sync',
    limit: 'costly',
    summary: 'Synchronise the blog now',
    description:
      'In six steps: connection, categories, articles changed since the last time, their texts and pictures, removals, the resizing of the pictures. It goes on by itself, also after a restart of the server. One at a time: else 409.',
    status: 202,
    answer: SyncView,
    meaning: 'Begun',
    fails: ['wordpress_not_connected', 'sync_running'],
    run: ({ ports, locale, asker }) => beginSync(ports, locale, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/wordpress/sync',
    summary: 'Cancel the synchronisation',
    description: 'It stops within seconds. The articles that it has read stay.',
    answer: SyncView,
    meaning: 'Cancelled, or about to be',
    fails: ['sync_not_running'],
    run: ({ ports, locale, asker }) => cancelSync(ports, locale, asker),
  }),
  operation({
    tag: 'WordPress',
    method: 'post',
    path: '/wordpress/hook',
    limit: 'hooks',
    summary: 'Tell that an article of the blog changed',
    description:
      'Sent by the blog, signed as Standard Webhooks does: `webhook-id`, `webhook-timestamp` in seconds and `webhook-signature` over both and the body, by the secret of `POST /api/settings/wordpress/hook-secret`. The body is not read further. A synchronisation begins within a minute, whatever the frequency of the settings; a message that is five minutes old, or that came before, begins none.',
    bodyTypes: ['application/json'],
    status: 202,
    answer: HookAnswer,
    meaning: 'A synchronisation begins within a minute',
    fails: ['hook_unsigned', 'hook_repeated', 'too_large'],
    async run({ ports, c }) {
      const body = await readBody(c.req, HOOK_BYTES);
      // An interrupted body has no valid signature.
      if (!body.ok) return fail(body.code === 'too_large' ? body.code : 'hook_unsigned');
      const header = (name: string) => c.req.header(`webhook-${name}`) ?? '';
      const message = { id: header('id'), timestamp: header('timestamp'), signature: header('signature') };
      return receiveHook(ports, { ...message, body: body.value });
    },
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/wordpress/posts',
    summary: 'The articles of the blog',
    description:
      'One page, without the texts. `q` is a part of a title, accents and capitals aside; `author` a whole name; `category` WordPress’s number; `from` and `to` days of publication in Europe/Paris; `hidden=yes` those that are hidden on this site. `categories`, `authors` and `featured` are those of all articles.',
    query: PostQuery,
    answer: PostPage,
    meaning: 'A page',
    run: ({ ports, query }) => listPosts(ports, query),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/wordpress/posts/{id}',
    params,
    summary: 'An article of the blog',
    description:
      '`content` is HTML of an allow-list of elements, without scripts, styles and addresses that a browser would fetch: pictures have the id of their copy in the media library in `data-media`, those without a copy their address in `data-src`. `pictures` has a file of each copy.',
    answer: PostDetail,
    meaning: 'The article',
    fails: ['not_found'],
    run: ({ ports, params }) => readPost(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/wordpress/posts/{id}',
    params,
    summary: 'Hide or feature an article on this site',
    description:
      '`hidden` hides it or shows it again, `featured` lets the home page show it before others: at most three, published ones only, in the order in which they were chosen, or at the `place` of each. The blog keeps it as it is, and a synchronisation changes neither.',
    body: PostChange,
    example: { hidden: true },
    answer: PostDto,
    meaning: 'Changed',
    fails: ['not_found', 'posts_featured_full', 'post_not_public'],
    run: ({ ports, params, input, asker }) => changePost(ports, params.id, input, asker),
  }),
] as const;
