import { Flex } from '@mantine/core';
import type { LandingItem } from '../../../contracts/landing/landing.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';

/** The artist's answers to the draft in the list: whether its version is approved, and how many remarks are open. */
export function AnswerPills({ page: { answers } }: { page: Pick<LandingItem, 'answers'> }) {
  const words = useLanguage().t.landing.answers;
  const { approval, remarks } = answers;
  if (approval === null && remarks === 0) return null;
  return (
    <Flex component="span" direction="column">
      {approval !== null && <span className="editor-hint">{words.approval[approval]}</span>}
      {remarks > 0 && (
        <span className="editor-hint">
          {fill(words.remarks[remarks === 1 ? 0 : 1] ?? '', { count: remarks })}
        </span>
      )}
    </Flex>
  );
}
