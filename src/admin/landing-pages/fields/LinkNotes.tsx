import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { BrokenLinkDto } from '../../../contracts/landing/landing.ts';
import { isShortLink } from '../../../domain/landing/links/platforms.ts';
import { fill } from '../../../i18n/format.ts';
import { callApi } from '../../api/call-api.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMoments } from '../../ui/time/use-moments.ts';

interface LinkNotesProps {
  value: string;
  /** The broken links of the published page. */
  broken: readonly BrokenLinkDto[];
  replace: (url: string) => void;
}

/** Notes on a typed address: the result of the monthly check, or an offer to resolve a short link. */
export function LinkNotes({ value, broken, replace }: LinkNotesProps) {
  const link = value.trim();
  const found = broken.find(({ url }) => url === link);
  if (found) return <Broken link={found} replace={replace} />;
  return isShortLink(link) ? <ShortLink key={link} link={link} replace={replace} /> : null;
}

function Broken({ link, replace }: { link: BrokenLinkDto; replace: (url: string) => void }) {
  const words = useLanguage().t.landing.link;
  const moments = useMoments();
  const { verdict, movedTo, checkedAt } = link;
  return (
    <div className="landing-link-note" data-tone="warning">
      <Icon name="warning" />
      <p>
        {fill(words[verdict], { day: moments.day(checkedAt) })}
        {movedTo !== null && <span className="editor-hint landing-finder-url">{movedTo}</span>}
      </p>
      {movedTo !== null && (
        <Button variant="default" size="xs" onClick={() => replace(movedTo)}>
          {words.replace}
        </Button>
      )}
    </div>
  );
}

/** A vendor's short link: the server resolves it, and the editor confirms the target. */
function ShortLink({ link, replace }: { link: string; replace: (url: string) => void }) {
  const { t } = useLanguage();
  const words = t.landing.link;
  const follow = useMutation({
    mutationFn: () => callApi('POST /links/resolve', { body: { query: link } }),
  });
  const { host } = new URL(link);
  const end = follow.data?.proposals.find(({ source }) => source === 'short');
  const isFailed = follow.data !== undefined && !end;
  return (
    <div className="landing-link-note">
      <Icon name="link" />
      <p role="status">
        {end ? fill(words.leads, { platform: t.landing.platforms[end.platform] }) : words.short}
        {end && (
          <>
            <span className="editor-hint landing-finder-url">{end.url}</span>
            <span className="editor-hint">{fill(words.source, { host })}</span>
          </>
        )}
        {isFailed && <span className="landing-differs">{words.unfollowed}</span>}
        {follow.error && <span className="landing-differs">{messageOf(follow.error, t, 'query')}</span>}
      </p>
      {end ? (
        <Button variant="default" size="xs" onClick={() => replace(end.url)}>
          {words.replace}
        </Button>
      ) : (
        <Button variant="default" size="xs" loading={follow.isPending} onClick={() => follow.mutate()}>
          {words.follow}
        </Button>
      )}
    </div>
  );
}
