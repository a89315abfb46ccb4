import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { LandingProblem, LandingPublished } from '../../contracts/landing.ts';
import { fill } from '../../i18n/format.ts';
import { messageOf } from '../api/error-message.ts';
import { useLanguage } from '../texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { inLanguage, listed } from '../ui/language-words.ts';
import { useCopy } from '../ui/use-copy.ts';
import { useMoments } from '../ui/use-moments.ts';
import { OnlineState } from './OnlineState.tsx';
import { blockedBy, PublishButton } from './PublishButton.tsx';
import type { PublishPlan } from './publish-plan.ts';
import { QrCode } from './QrCode.tsx';
import type { useCheck } from './use-check.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { figuresPath } from './use-landing-place.ts';
import { useProblemWords } from './use-problem-words.ts';
import { isConflict, Unstored, type usePublish } from './use-publish.ts';

/** The wizard empties after so many milliseconds, as documented. The list keeps the address. */
const RESET_MS = 3000;

interface PublishBlockProps {
  editor: LandingEditor;
  plan: PublishPlan;
  check: ReturnType<typeof useCheck>;
  actions: ReturnType<typeof usePublish>;
  /** Leads to the field of a finding. */
  lead: (problem: LandingProblem) => void;
  reset: (published: LandingPublished) => void;
}

/** The one button that publishes, in its states: blocked, question, under way, published, refused. */
export function PublishBlock({ editor, plan, check, actions, lead, reset }: PublishBlockProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish;
  const moments = useMoments();
  const sentence = useProblemWords(editor);
  const [asked, setAsked] = useState(false);
  /** While the QR code is looked at, the wizard stays. */
  const [held, setHeld] = useState(false);
  const { publish } = actions;
  const published = publish.data;
  const { data } = check;
  const warnings = data?.warnings ?? [];
  const blocked = blockedBy({ plan, check, words: t.landing, sentence, lead });
  const leave = useEffectEvent((done: LandingPublished) => reset(done));
  useEffect(() => {
    if (!published || held) return;
    const timer = setTimeout(() => leave(published), RESET_MS);
    return () => clearTimeout(timer);
  }, [published, held]);

  if (publish.isPending)
    return (
      <div className="landing-publish" data-state="busy">
        <p className="landing-hint">
          {fill(words.busyText, {
            languages: listed(
              locale,
              plan.languages.map((of) => inLanguage(locale, of)),
            ),
          })}
        </p>
        <Button className="landing-publish-button" aria-disabled data-busy>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className="landing-meter">
            <rect x="0" y="6" width="3.500" height="8" rx="1" />
            <rect x="5.250" y="0" width="3.500" height="14" rx="1" />
            <rect x="10.500" y="3" width="3.500" height="11" rx="1" />
          </svg>
          <span role="status">{words.busy}</span>
        </Button>
      </div>
    );
  if (published) return <Published editor={editor} published={published} hold={setHeld} />;

  const run = () => {
    setAsked(false);
    publish.mutate(plan);
  };
  if (publish.error && isConflict(publish.error))
    return (
      <div className="landing-publish" data-state="refused" role="alert">
        <p className="landing-publish-title" data-role="danger">
          <Icon name="blocked" />
          {words.refused}
        </p>
        <p>{messageOf(publish.error, t)}</p>
        <div className="admin-actions">
          <Button variant="default" onClick={() => publish.reset()}>
            {words.compare}
          </Button>
          {!editor.draft.theirs && (
            <Button variant="default" onClick={run}>
              {words.publishMine}
            </Button>
          )}
        </div>
      </div>
    );
  if (asked && !blocked)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of buttons under their question, not of fields
      <div className="landing-publish" data-state="asked" role="group" aria-label={words.title}>
        <p className="landing-publish-title">
          {fill(words.ask[warnings.length === 1 ? 0 : 1] ?? '', { count: warnings.length })}
        </p>
        <p className="landing-hint">{warnings.map((problem) => sentence(problem).whole).join('. ')}</p>
        <div className="admin-actions">
          <Button autoFocus onClick={run}>
            {words.action}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setAsked(false);
              if (warnings[0]) lead(warnings[0]);
            }}
          >
            {words.fixFirst}
          </Button>
        </div>
      </div>
    );
  const { live } = editor.page;
  return (
    <div className="landing-publish" data-state="rest">
      <PublishButton
        blocked={blocked}
        label={
          plan.publishAt === null
            ? live
              ? words.again
              : words.action
            : fill(words.schedule, { moment: moments.short(plan.publishAt) })
        }
        press={() => (warnings.length > 0 ? setAsked(true) : run())}
      />
      {publish.error && !isConflict(publish.error) && (
        <p className="landing-wrong" role="alert">
          {publish.error instanceof Unstored ? words.unstored : messageOf(publish.error, t)}
        </p>
      )}
      <OnlineState editor={editor} />
    </div>
  );
}

interface PublishedProps {
  editor: LandingEditor;
  published: LandingPublished;
  hold: (held: boolean) => void;
}

function Published({ editor, published, hold }: PublishedProps) {
  const { t } = useLanguage();
  const words = t.landing.publish;
  const moments = useMoments();
  const { copy, copied, refused } = useCopy();
  const { publishAt } = editor.page;
  const isLater = published.state === 'scheduled' && publishAt !== null;
  return (
    <div className="landing-publish" data-state="published">
      <p className="landing-publish-title" data-role="success" role="status">
        <Icon name="saved" />
        {isLater
          ? fill(words.scheduled, { moment: moments.short(publishAt) })
          : fill(words.published, { time: moments.hour(Date.now()) })}
      </p>
      <div className="landing-url">
        <input
          readOnly
          aria-label={words.url}
          value={published.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="copy" />}
          onClick={() => void copy(published.url)}
        >
          {words.copy}
        </Button>
      </div>
      <div className="landing-publish-links">
        <a href={published.url} target="_blank" rel="noopener">
          {words.see}
        </a>
        <QrCode id={editor.page.id} slug={published.slug} onShow={hold} />
        <Link to={figuresPath(editor.page.id)}>{words.figures}</Link>
        {copied && (
          <span role="alert" className="landing-copied">
            <Icon name="saved" />
            {words.copied}
          </span>
        )}
        {refused && <span role="alert">{words.byHand}</span>}
      </div>
    </div>
  );
}
