import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const text = z.string().min(1);

/** Loads `content/<locale>/<kind>/<slug>.mdx` with the id `<locale>/<slug>`. Invalid front matter fails the build. */
const pages = (kind: 'guides' | 'legal') =>
  glob({
    base: './content',
    pattern: `*/${kind}/*.mdx`,
    generateId: ({ entry }) => entry.replace(`/${kind}/`, '/').replace(/\.mdx$/, ''),
  });

export const collections = {
  guides: defineCollection({
    loader: pages('guides'),
    /** Texts may contain the keys of figures, such as `{youtube.costPerView}`. */
    schema: z.object({
      title: text,
      /** Short title for the breadcrumb and for cards. */
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
