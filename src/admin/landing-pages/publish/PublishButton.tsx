import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { useProblemWords } from '../wizard/use-problem-words.ts';
import { type PublishPlan, planProblem } from './publish-plan.ts';
import type { useCheck } from './use-check.ts';

/** Why a page cannot be published now. */
interface Blocked {
  reason: string;
  /** Focuses the field to correct; absent if the user can only wait. */
  fix?: () => void;
  /** The field is on this screen: the button focuses it at once. */
  isHere?: true;
}

interface BlockedOptions {
  plan: PublishPlan;
  check: ReturnType<typeof useCheck>;
  words: AdminTexts['landing'];
  sentence: ReturnType<typeof useProblemWords>;
  lead: (problem: LandingProblem) => void;
}

/** Returns the reason why the page cannot be published; `undefined` if there is none. */
export function blockedBy({ plan, check, words, sentence, lead }: BlockedOptions): Blocked | undefined {
  const { blocked, blockers } = words.publish;
  if (plan.languages.length === 0)
    return {
      reason: blockers.languages,
      fix: () => focusSetting('.landing-checks input:not([disabled])'),
      isHere: true,
    };
  const wrong = planProblem(plan, Date.now());
  if (wrong)
    return { reason: blockers[wrong], fix: () => focusSetting('[aria-invalid="true"]'), isHere: true };
  const { data, error } = check;
  if (!data) return { reason: error ? words.check.failed : words.check.busy };
  const [first] = data.errors;
  if (!first) return undefined;
  const count = data.errors.length;
  return {
    reason: fill(blocked[count === 1 ? 0 : 1] ?? '', { count, problem: sentence.one(first).whole }),
    fix: () => lead(first),
  };
}

const focusSetting = (selector: string) =>
  document.querySelector<HTMLElement>(`.landing-settings ${selector}`)?.focus();

interface PublishButtonProps {
  label: string;
  blocked: Blocked | undefined;
  press: () => void;
}

/** The publish button. It is never disabled: if publishing is blocked, a click shows why and where to correct it. */
export function PublishButton({ label, blocked, press }: PublishButtonProps) {
  const { t } = useLanguage();
  const [told, setTold] = useState(false);
  const fix = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        className="landing-publish-button"
        data-blocked={blocked !== undefined || undefined}
        aria-describedby="landing-blocked"
        onClick={() => {
          if (!blocked) return press();
          if (blocked.isHere) return blocked.fix?.();
          setTold(true);
          fix.current?.focus();
        }}
      >
        {label}
      </Button>
      <p
        id="landing-blocked"
        className="landing-publish-reason"
        role={told ? 'alert' : undefined}
        data-blocked={blocked?.fix !== undefined || undefined}
      >
        {blocked && (
          <>
            {blocked.fix && <Icon name="blocked" />}
            <span>{blocked.reason}</span>
          </>
        )}
      </p>
      {blocked?.fix && (
        <Button
          ref={fix}
          size="xs"
          variant="default"
          style={{ placeSelf: 'start' }}
          aria-label={`${t.landing.check.fix}, ${blocked.reason}`}
          onClick={blocked.fix}
        >
          {t.landing.check.fix}
        </Button>
      )}
    </>
  );
}
