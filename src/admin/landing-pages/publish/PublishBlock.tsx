import { Button, Group } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { LandingProblem, LandingPublished } from '../../../contracts/landing/landing.ts';
import { overruledErrors } from '../../../domain/landing/landing-problem.ts';
import { fill } from '../../../i18n/format.ts';
import { messageOf } from '../../api/error-message.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage, listed } from '../../ui/language-words.ts';
import { useMoments } from '../../ui/time/use-moments.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { figuresPath } from '../use-landing-place.ts';
import { groupProblems } from '../wizard/group-problems.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { useProblemWords } from '../wizard/use-problem-words.ts';
import { OnlineState } from './OnlineState.tsx';
import { blockedBy, PublishButton } from './PublishButton.tsx';
import { PublishQuestion } from './PublishQuestion.tsx';
import { type PublishPlan, planProblem } from './publish-plan.ts';
import { QrCode } from './QrCode.tsx';
import type { useCheck } from './use-check.ts';
import { isConflict, Unstored, type usePublish } from './use-publish.ts';

/** The wizard closes after this many milliseconds, as documented. A toast over the list offers to copy the address. */
const RESET_MS = 3000;

export interface PublishBlockProps {
  editor: LandingEditor;
  plan: PublishPlan;
  check: ReturnType<typeof useCheck>;
  actions: ReturnType<typeof usePublish>;
  /** Focuses the field of a finding. */
  lead: (problem: LandingProblem) => void;
  /** The open warnings. */
  warnings: readonly LandingProblem[];
  /** @param publishAt the scheduled time of the publication; null: at once */
  reset: (published: LandingPublished, publishAt: number | null) => void;
}

/** The publish button in its states: blocked, confirmation, publishing, published, rejected. */
export function PublishBlock({ editor, plan, check, warnings, actions, lead, reset }: PublishBlockProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.publish;
  const moments = useMoments();
  const sentence = useProblemWords(editor);
  const [asked, setAsked] = useState<'warnings' | 'errors'>();
  /** While the QR code is open, the wizard stays open. */
  const [held, setHeld] = useState(false);
  const { publish } = actions;
  const published = publish.data;
  const errors = check.data?.errors ?? [];
  const isLater = plan.publishAt !== null;
  const blocked = blockedBy({ plan, check, words: t.landing, sentence, lead });
  const publishedFor = publish.variables?.publishAt ?? null;
  const leave = useEffectEvent((done: LandingPublished) => reset(done, publishedFor));
  useEffect(() => {
    if (!published || held) return;
    const timer = setTimeout(() => leave(published), RESET_MS);
    return () => clearTimeout(timer);
  }, [published, held]);

  if (publish.isPending)
    return (
      <div className="landing-publish" data-state="busy">
        <p className="editor-hint">
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
  if (published)
    return <Published editor={editor} published={published} publishAt={publishedFor} hold={setHeld} />;

  const run = (reason?: string) => {
    setAsked(undefined);
    publish.mutate(reason === undefined ? plan : { ...plan, reason });
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
            <Button variant="default" onClick={() => run()}>
              {words.publishMine}
            </Button>
          )}
        </div>
      </div>
    );
  const isOverruled = asked === 'errors' && mayOverrule(errors);
  if (isOverruled || (asked === 'warnings' && !blocked)) {
    const found = isOverruled ? [...errors, ...warnings] : warnings;
    const groups = groupProblems(found);
    const titles = isOverruled ? words.overrule.ask : isLater ? words.askLater : words.ask;
    const count = isOverruled ? errors.length : groups.length;
    const verbs = isOverruled
      ? { now: words.overrule.action, later: words.overrule.later }
      : { now: words.action, later: words.later };
    return (
      <PublishQuestion
        title={fill(titles[count === 1 ? 0 : 1] ?? '', { count })}
        points={groups.map(sentence.brief)}
        confirm={isLater ? verbs.later : verbs.now}
        needsReason={isOverruled}
        publish={run}
        fixFirst={() => {
          setAsked(undefined);
          if (found[0]) lead(found[0]);
        }}
      />
    );
  }
  const labelOf = () => {
    if (plan.publishAt === null) return editor.page.live ? words.again : words.action;
    // A past time cannot be scheduled.
    if (planProblem(plan, Date.now()) === 'past') return words.later;
    return fill(words.schedule, { moment: moments.short(plan.publishAt) });
  };
  return (
    <div className="landing-publish" data-state="rest">
      <PublishButton
        blocked={blocked}
        label={labelOf()}
        press={() => (warnings.length > 0 ? setAsked('warnings') : run())}
      />
      {publish.error && !isConflict(publish.error) && (
        <p className="landing-wrong" role="alert">
          {publish.error instanceof Unstored ? words.unstored : messageOf(publish.error, t)}
        </p>
      )}
      {blocked && mayOverrule(errors) && !planProblem(plan, Date.now()) && plan.languages.length > 0 && (
        <Button variant="default" size="xs" style={{ placeSelf: 'start' }} onClick={() => setAsked('errors')}>
          {isLater ? words.overrule.later : words.overrule.action}
        </Button>
      )}
      <OnlineState editor={editor} />
    </div>
  );
}

/** Whether all errors are about links, which an editor can override. */
const mayOverrule = (errors: readonly LandingProblem[]): boolean =>
  errors.length > 0 && errors.every(({ code }) => overruledErrors.includes(code));

/** The pressed button is gone: the keyboard goes on beside the address. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus({ preventScroll: true });

interface PublishedProps {
  editor: LandingEditor;
  published: LandingPublished;
  publishAt: number | null;
  hold: (held: boolean) => void;
}

function Published({ editor, published, publishAt, hold }: PublishedProps) {
  const { t } = useLanguage();
  const words = t.landing.publish;
  const moments = useMoments();
  const { copy, copied, refused } = useCopy();
  return (
    <div className="landing-publish" data-state="published">
      <p ref={takeFocus} tabIndex={-1} className="landing-publish-title" data-role="success" role="status">
        <Icon name="saved" />
        {publishAt !== null
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
      <Group className="landing-publish-links" gap="0.25rem 1rem" fz="sm">
        <a href={published.url} target="_blank" rel="noopener" data-touch>
          {words.see}
        </a>
        <QrCode id={editor.page.id} slug={published.slug} onShow={hold} />
        <Link to={figuresPath(editor.page.id)} data-touch>
          {words.figures}
        </Link>
        {copied && (
          <span role="alert" className="landing-copied">
            <Icon name="saved" />
            {words.copied}
          </span>
        )}
        {refused && <span role="alert">{words.byHand}</span>}
      </Group>
    </div>
  );
}
