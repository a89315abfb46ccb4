import { readCategories } from '../../app/settings/source-settings.ts';
import { WordpressCategories } from '../../contracts/source-settings.ts';
import { mayManage } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'WordPress', allow: mayManage } as const;

/** The connected blog, for administrators. */
export const wordpressOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/wordpress/categories',
    limit: 'costly',
    summary: 'The categories of the connected blog',
    description:
      'Asked of the blog now. Where it does not answer, `reason` says why and the list is empty. Without a blog and with demo data, the five sample categories.',
    answer: WordpressCategories,
    meaning: 'The categories, those with most articles first',
    run: ({ ports }) => readCategories(ports),
  }),
] as const;
