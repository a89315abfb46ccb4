import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { fill, numberFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { groupProblems, problemKey } from '../wizard/group-problems.ts';
import type { LandingEditor } from '../wizard/use-landing-editor.ts';
import { CheckLine } from './CheckLine.tsx';
import type { Settled, useCheck } from './use-check.ts';

interface CheckListProps {
  editor: LandingEditor;
  check: ReturnType<typeof useCheck>;
  lead: (problem: LandingProblem) => void;
  settled: Settled;
}

/** The check before publishing: errors, then warnings, then points in order. Each open line links to its field. */
export function CheckList({ editor, check, lead, settled }: CheckListProps) {
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
        <span className="editor-hint" role="status">
          {isFetching ? words.busy : ''}
        </span>
      </div>
      <ul>
        {[data.errors, settled.open(data.warnings)].map((problems, place) =>
          groupProblems(problems).map((group) => (
            <CheckLine
              key={problemKey(group[0])}
              editor={editor}
              group={group}
              blocks={place === 0}
              lead={lead}
              settle={settled.settle}
            />
          )),
        )}
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
