import type { PagePictures } from '../../contracts/page-pictures.ts';
import type { AccountStore, SessionStore } from '../ports/account.ts';
import type { ContentStore, ContentTexts, LiveContent, PreviewCodes } from '../ports/content.ts';
import type { MediaLibrary } from '../ports/media.ts';
import type { Clock } from '../ports.ts';

/** The ports of the use cases of content; each takes the part that it needs. */
export interface ContentPorts {
  clock: Clock;
  accounts: AccountStore;
  sessions: Pick<SessionStore, 'find'>;
  contentStore: ContentStore;
  content: LiveContent;
  contentTexts: ContentTexts;
  previewCodes: PreviewCodes;
  media: Pick<MediaLibrary, 'byIds'>;
  /** The pictures of the online content. */
  pagePictures: { now(): PagePictures };
}
