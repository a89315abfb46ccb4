import type { LandingThumbnail } from '../../../contracts/landing/landing.ts';
import type { LandingTemplate } from '../../../domain/landing/landing-page.ts';
import { TemplateDrawing } from './TemplateDrawing.tsx';

interface PageFaceProps {
  picture: LandingThumbnail | null;
  template: LandingTemplate;
}

/** The picture of a page beside its name; a page without one shows the drawing of its template. */
export function PageFace({ picture, template }: PageFaceProps) {
  if (!picture)
    return (
      <span className="landing-face">
        <TemplateDrawing template={template} />
      </span>
    );
  return (
    <span className="landing-face">
      <img
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
        style={{
          objectPosition: `${picture.focal.x * 100}% ${picture.focal.y * 100}%`,
          ...(picture.colour && { backgroundColor: picture.colour }),
        }}
      />
    </span>
  );
}
