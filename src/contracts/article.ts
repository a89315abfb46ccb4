import { z } from 'zod';
import { articleCategories } from '../domain/article/category.ts';
import { feedStates } from './feed.ts';

/** A blog post for pages: the documented fields, in the reader's language. All texts are plain text. */
export const ArticleDto = z.object({
  id: z.string(),
  title: z.string(),
  demo: z.boolean().meta({ description: 'A sample: invented, and without a blog that its link leads to.' }),
  lang: z.string().meta({ description: 'BCP 47, of title and excerpt.' }),
  excerpt: z.string().meta({ description: 'At most 150 characters and an ellipsis.' }),
  link: z.string().meta({ description: 'In the blog: http or https.' }),
  path: z
    .string()
    .nullable()
    .meta({ description: 'Of its page on this site, without the prefix of a language.' }),
  date: z.string().nullable().meta({ example: '12 septembre 2026' }),
  categories: z.array(z.enum(articleCategories)).min(1),
  featuredImage: z
    .object({ medium: z.string(), full: z.string() })
    .nullable()
    .meta({ description: 'Paths of the site’s own copy; never addresses at a third party.' }),
  publishedAt: z.string().nullable().meta({ description: 'ISO 8601.' }),
});
export type ArticleDto = z.infer<typeof ArticleDto>;

/** `GET /api/articles`. */
export const ArticlesAnswer = z.object({
  success: z.literal(true),
  data: z.array(ArticleDto),
  state: z.enum(feedStates),
  reason: z.string().optional(),
});
