import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../texts.ts';
import { pictureQuery } from '../ui/media-picker/media-queries.ts';
import type { LandingEditor } from './use-landing-editor.ts';

/** The page as networks and messengers show its address. */
export function ShareCard({ editor }: { editor: LandingEditor }) {
  const words = useLanguage().t.landing.share;
  const { picture, artist } = editor.values.shared;
  const { data } = useQuery({ ...pictureQuery(picture ?? ''), enabled: picture !== null });
  const share = picture === null ? undefined : (data?.files.share ?? undefined);
  const { title, description } = editor.texts;
  return (
    <section className="landing-share" aria-label={words.title}>
      <h2>{words.title}</h2>
      <div className="landing-share-row">
        <div className="landing-share-card">
          {share ? (
            <img src={share.url} width={share.width} height={share.height} alt="" loading="lazy" />
          ) : (
            <span className="landing-share-none">{words.drawn}</span>
          )}
          <div>
            <span className="editor-hint">{location.host}</span>
            <strong>{[title, artist].filter(Boolean).join(', ') || words.untitled}</strong>
            {description && <span className="editor-hint landing-share-text">{description}</span>}
          </div>
        </div>
        <p className="editor-hint">{share ? words.from : words.none}</p>
      </div>
    </section>
  );
}
