/** Responses of the posts endpoint of a WordPress blog. */

/** A post with its terms and its picture; `changes` replaces fields. */
export function post(changes: Record<string, unknown> = {}) {
  return {
    id: 42,
    date: '2026-09-12T09:30:00',
    date_gmt: '2026-09-12T07:30:00',
    title: { rendered: 'Cibler juste &#8211; m&eacute;thode' },
    excerpt: {
      rendered: '<p>Trois <strong>leviers</strong> pour une premi&egrave;re campagne. [&hellip;]</p>\n',
      protected: false,
    },
    link: 'https://blog.example.com/cibler-juste',
    _embedded: {
      author: [{ name: 'Rédaction' }],
      'wp:featuredmedia': [
        {
          source_url: 'https://blog.example.com/full.jpg',
          media_details: { sizes: { medium: { source_url: 'https://blog.example.com/medium.jpg' } } },
        },
      ],
      'wp:term': [
        [{ id: 3, name: 'YouTube', slug: 'youtube-ads', taxonomy: 'category' }],
        [{ id: 9, name: 'Clips', slug: 'clips', taxonomy: 'post_tag' }],
      ],
    },
    ...changes,
  };
}

/** Embedded in place of a picture that was deleted or is private. */
export const mediaError = [{ code: 'rest_forbidden', message: 'Sorry.', data: { status: 401 } }];

const script = '<script>alert(1)</script><img src=x onerror=alert(2)>';

/** A post with a script in every field. */
export const scriptedPost = {
  id: script,
  date: script,
  date_gmt: script,
  title: { rendered: `${script}Titre` },
  excerpt: { rendered: `${script}Extrait&lt;script&gt;alert(3)&lt;/script&gt;` },
  link: 'https://blog.example.com/"><script>',
  _embedded: {
    'wp:featuredmedia': [
      { source_url: 'javascript:alert(4)', media_details: { sizes: { medium: { source_url: script } } } },
    ],
    'wp:term': [[{ name: script, slug: script }], script, null],
  },
};
