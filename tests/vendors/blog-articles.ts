import { contradictions } from '../html-attacks.ts';
import { picture } from '../pictures.ts';
import { startVendor } from './vendor-server.ts';
import { fakeWordpress } from './wordpress-api.ts';
import { type FakePost, fakePost } from './wordpress-posts.ts';

const paragraph = (sentences: number) =>
  'Le 4 décembre, vingt et un noms de la pop avaient déjà annoncé leur sortie dans les bases publiques. '.repeat(
    sentences,
  );

/** An article with all elements of WordPress's editor. */
const richContent = `
<p>${paragraph(2)}</p><p>${paragraph(1)}</p>
<h2>Comptez les voix, pas les jours</h2>
<p>${paragraph(3)} <a href="https://example.com/">Un lien</a>, du <code>code</code> et un <mark>passage</mark>.</p>
<figure class="wp-block-table"><table><caption>Sorties annoncées</caption><thead><tr><th>Vendredi</th>${'<th>Pays annoncé</th>'.repeat(9)}</tr></thead><tbody>${`<tr><td>4 décembre</td>${'<td>21</td>'.repeat(9)}</tr>`.repeat(4)}</tbody></table></figure>
<blockquote><p>J’ai décalé de deux semaines. Je n’ai pas fait plus de bruit, j’ai juste parlé quand la salle s’est tue.</p><cite>Lou Ardente</cite></blockquote>
<h2>Marquez vos liens avant de les donner</h2>
<pre class="wp-block-code"><code>https://exemple.fr/pre-save?utm_source=instagram&amp;utm_medium=story&amp;utm_campaign=single-8-janvier-avec-un-nom-tres-long
  &amp;utm_medium=story</code></pre>
<figure><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" width="500" height="281"></iframe><figcaption>Lire un calendrier de sorties</figcaption></figure>
<figure><iframe src="https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC"></iframe></figure>
<figure class="wp-block-gallery"><figure><img src="https://blog.example.com/a.jpg" alt="Le Hangar 9 avant le concert"></figure><figure><img src="https://blog.example.com/b.jpg" alt="La console de mixage"></figure></figure>
<h3>Quand s’en moquer</h3>
<ul><li>Vous avez moins de 1&nbsp;000 auditeurs par mois.</li><li>Le titre parle d’une date précise.</li></ul>
<ol><li>Un</li><li>Deux</li></ol>`;

/**
 * Starts a fake blog with articles of every kind: a long one, one with invalid HTML, and thirty short ones.
 * @param covers gives each of the three newest a featured picture
 */
export async function startBlog({ covers = false }: { covers?: boolean } = {}) {
  const vendor = await startVendor([]);
  const wordpress = fakeWordpress({
    categories: [
      { id: 1, name: 'Actualit&eacute;s' },
      { id: 2, name: 'Tutoriels' },
      { id: 5, name: 'Études de cas' },
    ],
    posts: [
      fakePost(1, {
        title: 'Le vendredi où personne ne vous attend',
        slug: 'le-vendredi',
        content: richContent,
        categories: [2],
        author: 'Inès Marsan-Dorval',
        date_gmt: '2026-11-19T08:00:00',
        modified_gmt: '2026-11-21T08:00:00',
      }),
      fakePost(2, {
        title: `Donaudampfschifffahrtsgesellschaftskapitän${'skapitän'.repeat(12)}`,
        slug: 'contradictions',
        content: contradictions.join('\n'),
        date_gmt: '2026-11-18T08:00:00',
      }),
      ...Array.from({ length: 30 }, (_, index) =>
        fakePost(index + 3, {
          title:
            ['Ce que Spotify demande avant de payer un titre', 'Dix extraits tirés d’un seul clip', 'Nantes'][
              index % 3
            ] ?? '',
          content: `<p>${paragraph(1 + (index % 5))}</p>`.repeat(1 + ((index * 7) % 12)),
          categories: [[1, 2, 5][index % 3] ?? 1],
          date_gmt: new Date(Date.UTC(2026, 10, 17) - index * 86_400_000).toISOString().slice(0, 19),
        }),
      ),
    ] satisfies FakePost[],
  });
  vendor.answer = { handler: wordpress.handler };
  const newest = covers ? wordpress.posts?.slice(0, 3) : undefined;
  for (const [index, post] of (newest ?? []).entries()) {
    const path = `/cover-${index}.jpg`;
    wordpress.files.set(path, await picture(1600, 900, `#a${index}4060`).jpeg().toBuffer());
    const caption = { rendered: '<p>Le Hangar 9, une heure avant le concert.</p>' };
    post.featured = { source_url: `${vendor.url}${path}`, alt_text: '', ...(index === 0 && { caption }) };
  }
  return { vendor, wordpress };
}
export type Blog = Awaited<ReturnType<typeof startBlog>>;
