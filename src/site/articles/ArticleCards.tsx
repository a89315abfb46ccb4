import type { ReactNode } from 'react';
import type { ArticleListView, ListedArticle } from '../../contracts/shown-article.ts';
import { Picture } from '../../ui/picture.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import { ArticleLink, type ArticleProps } from './ArticleLink.tsx';

/** A number at the beginning of a title, with its unit sign, and the words after it. */
const NUMBER = /^(\d(?:[.,\u00a0\u202f]?\d)*[.,]?(?:[\u00a0\u202f ]?[%€$])?)[\u00a0 ]+(\S.*)$/;

type Kind = 'quote' | 'picture' | 'figure' | 'plain';

/**
 * Returns the kind of card for each article of a row, by its content: its picture, its quotation, the figure in its
 * title, or the title alone. A row has at most one picture, one quotation and one figure, so that its cards differ.
 */
export function facesOf(
  articles: readonly ListedArticle[],
  pictures: ArticleListView['pictures'],
): readonly Kind[] {
  const taken = new Set<Kind>();
  return articles.map(({ quote, picture, title }) => {
    const possible: readonly (Kind | false)[] = [
      picture !== null && pictures[picture] !== undefined && 'picture',
      quote !== null && 'quote',
      NUMBER.test(title) && 'figure',
    ];
    const face = possible.find((kind) => kind !== false && !taken.has(kind)) || 'plain';
    taken.add(face);
    return face;
  });
}

type CardsProps = Omit<ArticleProps, 'article'> & {
  articles: readonly ListedArticle[];
  pictures: ArticleListView['pictures'];
};

/** A row of article cards between the first articles and the list. */
export function ArticleCards({ articles, pictures, ...shared }: CardsProps) {
  const faces = facesOf(articles, pictures);
  return (
    <ul className="page-width articles-cards">
      {articles.map((article, index) => {
        const kind = faces[index] ?? 'plain';
        const props = { ...shared, article };
        return (
          <li
            key={article.slug}
            className={`articles-card is-${kind}${kind === 'quote' || kind === 'plain' ? ' on-dark' : ''}`}
          >
            {kind === 'picture' ? (
              <PictureFace {...props} pictures={pictures} />
            ) : kind === 'figure' ? (
              <FigureFace {...props} />
            ) : (
              <WordsFace {...props} quote={kind === 'quote' ? article.quote : null} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function PictureFace({ pictures, ...props }: ArticleProps & { pictures: ArticleListView['pictures'] }) {
  const picture = pictures[props.article.picture ?? ''];
  return (
    <>
      {picture && (
        <div className="articles-card-cover">
          <Picture picture={picture} alt="" sizes="(width < 48rem) 100vw, 32rem" cropped />
        </div>
      )}
      <Title>
        <ArticleLink {...props} />
      </Title>
      <ArticleFacts {...props} />
    </>
  );
}

function FigureFace(props: ArticleProps) {
  const [, figure = '', words = ''] = NUMBER.exec(props.article.title) ?? [];
  return (
    <>
      <Title>
        <ArticleLink {...props}>
          <span className="articles-card-figure">{figure}</span> {words}
        </ArticleLink>
      </Title>
      <ArticleFacts {...props} />
    </>
  );
}

function WordsFace({ quote, ...props }: ArticleProps & { quote: string | null }) {
  const { lang } = props;
  return (
    <>
      {quote !== null && (
        <blockquote className="articles-card-quote" lang={lang} dir="auto">
          {quote}
        </blockquote>
      )}
      <Title>
        <ArticleLink {...props} />
      </Title>
      <ArticleFacts {...props} />
    </>
  );
}

const Title = ({ children }: { children: ReactNode }) => <h2 className="articles-card-title">{children}</h2>;
