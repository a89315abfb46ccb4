import { Flex, Switch } from '@mantine/core';
import type { LandingProblem } from '../../../contracts/landing/landing.ts';
import { type LandingSection, sectionsOf } from '../../../domain/landing/landing-page.ts';
import { type Locale, locales } from '../../../domain/locale/locale.ts';
import { fill, pluralForm } from '../../../i18n/format.ts';
import { useLanguage } from '../../texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { code, inLanguage } from '../../ui/language-words.ts';
import { RisingBars } from '../../ui/RisingBars.tsx';
import { groupProblems, problemKey } from './group-problems.ts';
import { placeId } from './place-id.ts';
import { textProgress } from './text-progress.ts';
import type { LandingEditor } from './use-landing-editor.ts';
import { useProblemWords } from './use-problem-words.ts';

/** The number of bars in the meter of a language. */
const BARS = 5;

interface SectionMenuProps {
  editor: LandingEditor;
  section: LandingSection;
  show: (section: LandingSection) => void;
}

/** The sections in the documented order, each with its toggle. A section that is off keeps its texts. */
export function SectionMenu({ editor, section, show }: SectionMenuProps) {
  const { locale, t } = useLanguage();
  const words = t.landing;
  const { shared } = editor.values;
  const about = (of: LandingSection): string => {
    if (of !== 'features' && of !== 'testimonials') return words.wizard.holds[of];
    const count = shared[of].length;
    return fill(pluralForm(locale, words.wizard.counts[of], count), { count });
  };
  return (
    <section aria-label={words.wizard.sectionsTitle} className="landing-side-part">
      <h2>{words.wizard.sectionsTitle}</h2>
      <Flex className="landing-sections" component="ul" direction="column" gap={2}>
        {sectionsOf(editor.values.template).map((of) => (
          <li key={of} data-off={!shared.sections[of] || undefined} data-open={of === section || undefined}>
            <button
              type="button"
              className="landing-section"
              {...(of === section && { 'aria-current': 'true' as const })}
              onClick={() => show(of)}
            >
              <strong>{words.sections[of]}</strong>
              <span className="editor-hint">{about(of)}</span>
            </button>
            <Switch
              id={placeId(`shared.sections.${of}`)}
              aria-label={fill(words.wizard.toggle, { section: words.sections[of] })}
              checked={shared.sections[of]}
              onChange={({ currentTarget }) => {
                editor.change(`shared.sections.${of}`, currentTarget.checked);
                show(of);
              }}
            />
          </li>
        ))}
      </Flex>
    </section>
  );
}

interface LanguageMenuProps {
  editor: LandingEditor;
  speak: (language: Locale) => void;
}

/** The languages, each with the number of its written texts. */
export function LanguageMenu({ editor, speak }: LanguageMenuProps) {
  const { locale, t } = useLanguage();
  const words = t.landing.languages;
  return (
    <section aria-label={words.title} className="landing-side-part">
      <h2>
        {words.title}
        <span className="editor-hint">{words.written}</span>
      </h2>
      <Flex className="landing-tongues" component="ul" direction="column" gap={2}>
        {locales.map((of) => {
          const { written, total } = textProgress(editor.values, of);
          const isBegun = editor.values.texts[of] !== undefined;
          return (
            <li key={of}>
              <button
                type="button"
                title={inLanguage(locale, of)}
                {...(of === editor.language && { 'aria-current': 'true' as const })}
                onClick={() => speak(of)}
              >
                <strong aria-hidden="true">{code(of)}</strong>
                <span className="admin-hidden">{inLanguage(locale, of)}</span>
                <span className="landing-tongue-count admin-figure" data-begun={isBegun || undefined}>
                  {isBegun ? fill(words.count, { written, total }) : words.none}
                </span>
                <RisingBars done={Math.round((written / Math.max(1, total)) * BARS)} total={BARS} />
              </button>
            </li>
          );
        })}
      </Flex>
    </section>
  );
}

interface ToSettleProps {
  editor: LandingEditor;
  errors: readonly LandingProblem[];
  warnings: readonly LandingProblem[];
  lead: (problem: LandingProblem) => void;
}

/** The open points before publishing; each line links to its field. */
export function ToSettle({ editor, errors, warnings, lead }: ToSettleProps) {
  const { t } = useLanguage();
  const words = t.landing.check;
  const sentence = useProblemWords(editor);
  const all = [
    ...groupProblems(errors).map((group) => ({ group, blocks: true })),
    ...groupProblems(warnings).map((group) => ({ group, blocks: false })),
  ];
  if (all.length === 0) return null;
  return (
    <section aria-label={words.toSettle} className="landing-side-part">
      <h2>
        {words.toSettle}
        <span className="editor-hint">{words.before}</span>
      </h2>
      <Flex className="landing-settle" component="ul" direction="column" gap={2}>
        {all.map(({ group, blocks }) => (
          <li key={problemKey(group[0])}>
            <button type="button" data-blocks={blocks || undefined} onClick={() => lead(group[0])}>
              <Icon name={blocks ? 'blocked' : 'warning'} />
              <span className="admin-hidden">{blocks ? words.blocks : words.asks}</span>
              <span>{sentence.brief(group)}</span>
            </button>
          </li>
        ))}
      </Flex>
    </section>
  );
}
