import { Button } from '@mantine/core';
import type { LandingProblem } from '../../contracts/landing.ts';
import { fill, numberFormat } from '../../i18n/format.ts';
import { useLanguage } from '../texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { useCheck } from './use-check.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { useProblemWords } from './use-problem-words.ts';

interface CheckListProps {
  editor: LandingEditor;
  check: ReturnType<typeof useCheck>;
  lead: (problem: LandingProblem) => void;
}

/** The check before publishing: errors, then warnings, then points in order. Each open line links to its field. */
export function CheckList({ editor, check, lead }: CheckListProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.check;
  const { data, error, isFetching, refetch } = check;
  if (!data) return error ? <Failed error={error} retry={refetch} /> : <Waiting />;
  const { primary, between } = data.contrast;
  const ratio = numberFormat(locale, { maximumFractionDigits: 1 });
  const { page, picture } = data.weight;
  const whole = numberFormat(locale, { maximumFractionDigits: 0 });
  const kilobytes = (bytes: number) => whole.format(Math.ceil(bytes / 1000));
  const codes = new Set([...data.errors, ...data.warnings].map(({ code }) => code));
  const isFree = (...some: string[]) =>
    ![...codes].some((code) => some.some((part) => code.startsWith(part)));
  const fine = [
    ...(isFree('link', 'no_link') ? [words.fine.links] : []),
    ...(isFree('text', 'title', 'description', 'language') ? [words.fine.texts] : []),
    ...(isFree('alt', 'picture', 'share') ? [words.fine.pictures] : []),
    ...(isFree('colours')
      ? [fill(words.fine.contrast, { ratio: ratio.format(primary), between: ratio.format(between) })]
      : []),
    ...(isFree('page_heavy', 'picture_heavy') && page !== null
      ? [
          fill(picture === null ? words.fine.weight : words.fine.weights, {
            page: kilobytes(page),
            picture: kilobytes(picture ?? 0),
          }),
        ]
      : []),
    ...(isFree('tag') ? [words.fine.tags] : []),
  ];
  return (
    <section aria-label={words.title} className="landing-check" aria-busy={isFetching}>
      <div className="landing-check-head">
        <h2>{words.title}</h2>
        <span className="landing-hint" role="status">
          {isFetching ? words.busy : ''}
        </span>
      </div>
      <ul>
        {data.errors.map((problem) => (
          <Line key={keyOf(problem)} editor={editor} problem={problem} blocks lead={lead} />
        ))}
        {data.warnings.map((problem) => (
          <Line key={keyOf(problem)} editor={editor} problem={problem} blocks={false} lead={lead} />
        ))}
        {fine.map((sentence) => (
          <li key={sentence} data-role="fine">
            <Icon name="saved" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ code, locale, field, value }: LandingProblem): string =>
  `${code} ${locale} ${field} ${value}`;

interface LineProps {
  editor: LandingEditor;
  problem: LandingProblem;
  blocks: boolean;
  lead: (problem: LandingProblem) => void;
}

function Line({ editor, problem, blocks, lead }: LineProps) {
  const { t } = useLanguage();
  const words = t.landing.check;
  const { title, place, whole } = useProblemWords(editor)(problem);
  return (
    <li data-role={blocks ? 'blocks' : 'asks'}>
      <Icon name={blocks ? 'blocked' : 'warning'} />
      <span>
        <strong>
          <span className="admin-hidden">{blocks ? words.blocks : words.asks} </span>
          {title}
        </strong>
        {place && <span className="landing-hint">{place}</span>}
      </span>
      {(problem.field !== null || problem.code === 'language_missing') && (
        <Button
          variant="default"
          size="xs"
          aria-label={`${words.fix}, ${whole}`}
          onClick={() => lead(problem)}
        >
          {words.fix}
        </Button>
      )}
    </li>
  );
}
