import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { OVERRULE_REASON } from '../../../domain/landing/landing-problem.ts';
import { useLanguage } from '../../texts.ts';

interface PublishQuestionProps {
  title: string;
  /** The findings that would be ignored, one sentence each. */
  points: readonly string[];
  /** The verb of the button that publishes. */
  confirm: string;
  /** Whether a reason is required: errors can only be overridden with one. */
  needsReason: boolean;
  publish: (reason?: string) => void;
  fixFirst: () => void;
}

/** The confirmation before publishing despite findings; it replaces the button. */
export function PublishQuestion(props: PublishQuestionProps) {
  const { title, points, confirm, needsReason, publish, fixFirst } = props;
  const words = useLanguage().t.landing.publish;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const answer = () => {
    if (!needsReason) return publish();
    if (reason.trim() === '') return setMissing(true);
    publish(reason.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons under their question, not of fields
    <div className="landing-publish" data-state="asked" role="group" aria-label={words.title}>
      <p className="landing-publish-title">{title}</p>
      <ul className="landing-publish-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {needsReason && (
        <TextInput
          label={words.overrule.reason}
          description={words.overrule.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={reason}
          maxLength={OVERRULE_REASON}
          error={isMissing && reason.trim() === '' ? words.overrule.missing : undefined}
          autoFocus
          autoComplete="off"
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      <div className="admin-actions">
        <Button autoFocus={!needsReason} onClick={answer}>
          {confirm}
        </Button>
        <Button variant="default" onClick={fixFirst}>
          {words.fixFirst}
        </Button>
      </div>
    </div>
  );
}
