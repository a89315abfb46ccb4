import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const text = z.string().min(1);

/** `content/<locale>/<kind>/<slug>.mdx`, under the id `<locale>/<slug>`. A wrong front matter fails the build. */
const pages = (kind: 'guides' | 'legal') =>
  glob({
    base: './content',
    pattern: `*/${kind}/*.mdx`,
    generateId: ({ entry }) => entry.replace(`/${kind}/`, '/').replace(/\.mdx$/, ''),
  });

export const collections = {
  guides: defineCollection({
    loader: pages('guides'),
    /** Texts may hold figures: `{youtube.costPerView}`. */
    schema: z.object({
      title: text,
      /** Short, for the breadcrumb and cards. */
      name: text,
      description: text,
      lead: text,
      takeaways: z.array(text).length(3),
      steps: z
        .array(z.object({ name: text, text }))
        .min(3)
        .max(6),
      faq: z
        .array(z.object({ question: text, answer: text }))
        .min(3)
        .max(5),
    }),
  }),
  legal: defineCollection({ loader: pages('legal'), schema: z.object({ title: text, description: text }) }),
};
