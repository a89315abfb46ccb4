import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { isHttpsLink } from '../../../domain/landing/links/landing-link.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isOpenedByHand, type ProblemGroup, problemKey } from '../wizard/group-problems.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { useProblemWords } from '../wizard/use-problem-words.ts';

interface CheckLineProps {
  editor: LandingEditor;
  group: ProblemGroup;
  blocks: boolean;
  /** Focuses the field of a finding. */
  lead: (problem: LandingProblem) => void;
  /** The editor has opened the link of a finding: it needs no more confirmation. */
  settle: (problem: LandingProblem) => void;
}

/** Whether a finding is about a link that can be opened. */
const isOfLink = ({ code, value }: LandingProblem): boolean =>
  code.startsWith('link_') && code !== 'link_sample' && value !== null && isHttpsLink(value);

/** Findings of one kind. Links unfold into a list: each can be opened, confirmed or corrected. */
export function CheckLine({ editor, group, blocks, lead, settle }: CheckLineProps) {
  const { t } = useLanguage();
  const words = t.landing.check;
  const sentence = useProblemWords(editor);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [first] = group;
  const { title, place, whole } = sentence.line(group);
  const isList = group.length > 1 && isOfLink(first);
  return (
    <li data-role={blocks ? 'blocks' : 'asks'}>
      <Icon name={blocks ? 'blocked' : 'warning'} />
      <span>
        <strong>
          <span className="admin-hidden">{blocks ? words.blocks : words.asks} </span>
          {title}
        </strong>
        {place && !isOpen && <span className="editor-hint">{place}</span>}
      </span>
      {isList ? (
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? words.hide : words.show}, ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.show}
        </Button>
      ) : (
        (first.field !== null || first.code === 'language_missing') && (
          <Button
            variant="default"
            size="xs"
            aria-label={`${words.fix}, ${whole}`}
            onClick={() => lead(first)}
          >
            {words.fix}
          </Button>
        )
      )}
      {isList && isOpen && (
        <ul id={listId} className="landing-check-links">
          {group.map((problem) => (
            <li key={problemKey(problem)}>
              <LinkActions problem={problem} name={sentence.nameOf(problem)} settle={settle}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${words.fix}, ${sentence.one(problem).whole}`}
                  onClick={() => lead(problem)}
                >
                  {words.fix}
                </Button>
              </LinkActions>
            </li>
          ))}
        </ul>
      )}
      {!isList && isOfLink(first) && (
        <div className="landing-check-links">
          <LinkActions problem={first} name={sentence.nameOf(first)} settle={settle} />
        </div>
      )}
    </li>
  );
}

interface LinkActionsProps {
  problem: LandingProblem;
  name: string;
  settle: (problem: LandingProblem) => void;
  children?: ReactNode;
}

/** A link with its host, and the buttons that open it and confirm it. */
function LinkActions({ problem, name, settle, children }: LinkActionsProps) {
  const words = useLanguage().t.landing.check;
  const address = problem.value ?? '';
  return (
    <>
      <span>
        {name}
        <span className="editor-hint">{new URL(address).hostname.replace(/^www\./, '')}</span>
      </span>
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        size="xs"
        aria-label={`${words.open}, ${name}`}
      >
        {words.open}
      </Button>
      {isOpenedByHand(problem) && (
        <Button
          variant="default"
          size="xs"
          aria-label={`${words.good}, ${name}`}
          onClick={() => settle(problem)}
        >
          {words.good}
        </Button>
      )}
      {children}
    </>
  );
}
