import type { GuideSummary } from '../../contracts/guide.ts';
import { type Difficulty, difficulties } from '../../domain/guide/guides.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { fill } from '../../i18n/format.ts';
import { guideTexts } from './texts.ts';

/** Difficulty, reading time and subject of a guide. On a narrow phone the subject wraps onto a line of its own. */
export function GuideFacts({ locale, guide }: { locale: Locale; guide: GuideSummary }) {
  const t = guideTexts[locale];
  return (
    <ul className="guide-facts">
      <li>
        <DifficultyMark difficulty={guide.difficulty} />
        {t.difficulties[guide.difficulty]}
      </li>
      <li>
        {fill(t.minutes, { minutes: guide.minutes })}
        <span className="sr-only">{t.reading}</span>
      </li>
      <li>{t.categories[guide.category]}</li>
    </ul>
  );
}

/** One bar per level, lit up to the level of the guide. The name of the level is beside it. */
function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  const level = difficulties.indexOf(difficulty);
  return (
    <svg viewBox="0 0 16 14" className="h-3.5 w-4 shrink-0" aria-hidden="true" focusable="false">
      {difficulties.map((name, index) => (
        <rect
          key={name}
          className={index <= level ? 'fill-signal' : 'fill-bar-rest'}
          x={index * 6}
          y={8 - index * 4}
          width="4"
          height={6 + index * 4}
          rx="1"
        />
      ))}
    </svg>
  );
}
