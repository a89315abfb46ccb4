import { type Genre, genres, plannerBudgets, releaseTypes } from '../../domain/planner/inputs.ts';
import { weeksNeeded } from '../../domain/planner/scoring-constants.ts';
import { fill } from '../../i18n/format.ts';
import { budgetName } from '../../i18n/planner/planner-budget.ts';
import { Bars } from '../../ui/bars.tsx';
import { Alert } from './Alert.tsx';
import { FirstFriday } from './FirstFriday.tsx';
import type { StepProps } from './step-props.ts';
import { Tape } from './Tape.tsx';

/** The mark of a format is one bar per track, that of a budget a level. */
const tracks = {
  single: [0.9],
  ep: [0.75, 0.5, 0.9, 0.6, 0.8],
  album: [0.6, 0.8, 0.5, 0.9, 0.7, 0.55, 0.85, 0.65, 0.92, 0.5, 0.75, 0.7],
};
const levels = [0.2, 0.4, 0.6, 0.8, 1];
const litLevels = [0, 1, 3, 5];

/** Step 1: format, genre and budget. */
export function StepProject({ wording, answers, errors, onAnswer, today }: StepProps & { today: string }) {
  const { locale, t, names } = wording;
  return (
    <div className="planner-split">
      <div>
        <h2 data-step-heading="" tabIndex={-1} className="planner-title">
          {t.project.title}
        </h2>
        <p className="planner-lead">{t.project.text}</p>
        <Tape wording={wording} answers={answers} />
        <FirstFriday wording={wording} today={today} answers={answers} />
      </div>
      <div className="planner-groups">
        <fieldset>
          <legend>
            {t.project.format} <small>{t.project.formatHint}</small>
          </legend>
          <div className="planner-cards is-three">
            {releaseTypes.map((type) => (
              <label key={type} className="planner-card">
                <input
                  type="radio"
                  name="releaseType"
                  checked={answers.releaseType === type}
                  onChange={() => onAnswer({ releaseType: type })}
                />
                <span className="planner-tracks" aria-hidden="true" data-count={tracks[type].length}>
                  <Bars heights={tracks[type]} fill={0.6} />
                </span>
                <strong>{names.types[type]}</strong>
                <small className="planner-note">{fill(t.project.weeks, { weeks: weeksNeeded[type] })}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset aria-invalid={errors.genre}>
          <legend>
            {t.project.genre} <small>{t.project.genreHint}</small>
          </legend>
          {/* Above the pads: below them, it would be out of view on a phone. */}
          <Alert id="planner-genre-error" className="planner-alert">
            {errors.genre && t.alerts.genre}
          </Alert>
          <div className="planner-pads">
            {genres.map((genre) => (
              <label key={genre} className={`planner-pad ${genre === 'variete' ? 'is-wide' : ''}`}>
                <input
                  type="radio"
                  name="genre"
                  // Of the field that gets the focus: screen readers skip the description of a group.
                  aria-describedby={errors.genre && 'planner-genre-error'}
                  checked={answers.genre === genre}
                  onChange={() => onAnswer({ genre })}
                />
                <span>{names.genres[genre]}</span>
                <Bars heights={genreRhythm(genre)} fill={0.7} className="planner-rhythm" />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>
            {t.project.budget} <small>{t.project.budgetHint}</small>
          </legend>
          <div className="planner-cards is-four">
            {plannerBudgets.map((budget, index) => (
              <label key={budget} className="planner-card">
                <input
                  type="radio"
                  name="budget"
                  checked={answers.budget === budget}
                  onChange={() => onAnswer({ budget })}
                />
                <span className="planner-level" aria-hidden="true">
                  <Bars
                    heights={levels}
                    fill={0.7}
                    barClassName={(bar) => (bar < (litLevels[index] ?? 0) ? 'is-lit' : '')}
                  />
                </span>
                <strong>{budgetName(locale, names.budgets, budget)}</strong>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
    </div>
  );
}

/** Sixteen steps of a drum pattern as bits: a decoration, which differs from genre to genre. */
const patterns: Record<Genre, number> = {
  rap: 0b1000_0010_1010_0000,
  trap: 0b1011_0010_1011_1010,
  drill: 0b1001_0010_0010_0110,
  rnb: 0b1000_1000_0110_1000,
  electro: 0b1010_1010_1010_1010,
  house: 0b1010_1010_1010_1011,
  techno: 0b1111_1011_1111_1011,
  synthwave: 0b1011_1011_1011_1011,
  pop: 0b1000_1010_1000_1010,
  kpop: 0b1001_1011_1001_0110,
  variete: 0b1000_0000_1010_0001,
  rock: 0b1001_0010_1001_0010,
  indie: 0b1001_0101_0001_0100,
  metal: 0b1111_1111_1110_1111,
  afrobeat: 0b1001_0010_1010_0100,
  reggae: 0b0010_0010_0011_0010,
  latin: 0b1001_0010_0010_1000,
};

const LOW = 0.35;

/** Returns sixteen heights from 0 to 1. */
const genreRhythm = (genre: Genre): number[] => {
  const pattern = patterns[genres.includes(genre) ? genre : 'pop'];
  return Array.from({ length: 16 }, (_, step) => ((pattern >> (15 - step)) & 1 ? 1 : LOW));
};
