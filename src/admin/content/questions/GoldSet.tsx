import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GoldChange } from '../../../contracts/kept-questions.ts';
import { countedForm, fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import type { PartEditor } from '../use-part-editor.ts';
import { goldQuery } from './question-queries.ts';
import './questions.css';

/** What the saved draft of the agency's words changes in the answers to the gold set. */
export function GoldSet({ editor }: { editor: PartEditor }) {
  const { locale, t } = useLanguage();
  const words = t.questions.gold;
  const { data, error } = useQuery({
    ...goldQuery(editor.locale, editor.stored.draftVersion),
    placeholderData: keepPreviousData,
  });
  if (error) return <CallFailure error={error} />;
  if (!data) return null;
  const { total, changes } = data;
  const count = changes.length;
  return (
    <section className="gold-set" aria-labelledby="gold-set">
      <h3 id="gold-set">{words.title}</h3>
      <p className="admin-muted">{fill(words.text, { total: formatNumber(locale, total) })}</p>
      <p aria-live="polite">
        {fill(countedForm(locale, words.draft, count), { count: formatNumber(locale, count) })}
      </p>
      <ul>
        {changes.map((change) => (
          <GoldRow key={change.question} change={change} lang={editor.locale} />
        ))}
      </ul>
    </section>
  );
}

function GoldRow({ change, lang }: { change: GoldChange; lang: string }) {
  const words = useLanguage().t.questions.gold;
  const { question, expected, before, after, effect } = change;
  const lines = {
    before: before.outcome === 'answer' ? before.passages : [],
    after: after.outcome === 'answer' ? after.passages : [],
    expected,
  };
  return (
    <li>
      <strong lang={lang}>{question}</strong>
      <span className="gold-effect" data-effect={effect}>
        {words.effects[effect]}
      </span>
      <dl>
        {(['before', 'after', 'expected'] as const).map((line) => (
          <div key={line}>
            <dt>{words.lines[line]}</dt>
            <dd>
              {lines[line].length === 0 ? (
                words.silent
              ) : (
                <span lang={lang}>
                  {lines[line].map(({ title, page }) => fill(words.answer, { title, page })).join(' · ')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
