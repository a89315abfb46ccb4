import type { PageDictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/format.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { readableCues } from './sound-cues.ts';
import { SOUND_LENGTH, soundOutline } from './sound-levels.ts';
import { clock } from './sound-time.ts';

/** The width of a part of the outline's drawing, which is 100 high. */
const PART = 10;
/** The meter's ticks, in decibels. */
const TICKS = [-36, -24, -12, 0];

/**
 * An example of the object that an audio campaign sells: a phone with the page of a record, and thirty seconds of sound.
 * Without script the browser's own player is shown; `sound-player.ts` replaces it. Nothing loads before the press.
 */
export function Sound({ t }: { t: PageDictionary['home']['sound'] }) {
  return (
    <section id="sound" className="section on-dark" aria-labelledby="sound-title">
      <div className="page-width sound">
        <Phone t={t.phone} />
        <div className="min-w-0">
          <SectionHeading id="sound-title" title={t.title} />
          <p className="mt-5 max-w-prose text-lead text-muted">{t.text}</p>
          <p className="mt-2 max-w-prose text-small text-muted">{t.note}</p>
          <div className="player figures" data-player={t.position} data-play={t.play} data-pause={t.pause}>
            {/* biome-ignore lint/a11y/useMediaCaption: the list below describes the sound, which has no speech */}
            <audio src="/sound/exemple.wav" preload="none" controls className="w-full" aria-label={t.title} />
            <button type="button" className="player-button" aria-label={t.play} data-early="">
              <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
                <path className="player-play" d="M7 4v16l13-8z" />
                <path className="player-pause" d="M6 4h4v16H6zM14 4h4v16h-4z" />
              </svg>
            </button>
            <div className="player-outline">
              <svg
                viewBox={`0 0 ${soundOutline.length * PART} 100`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <Outline />
              </svg>
              <svg
                viewBox={`0 0 ${soundOutline.length * PART} 100`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="is-played"
              >
                <Outline />
              </svg>
              <input
                type="range"
                min="0"
                max={SOUND_LENGTH}
                step="1"
                defaultValue="0"
                aria-label={t.seek}
                aria-valuetext={fill(t.position, { second: 0, of: SOUND_LENGTH })}
              />
            </div>
            <p className="player-time" aria-hidden="true">
              <b data-now="">{clock(0)}</b> <span className="player-length">{clock(SOUND_LENGTH)}</span>
            </p>
            <div className="player-meter" aria-hidden="true">
              <span className="player-level" />
              <p className="player-scale">
                {TICKS.map((tick) => (
                  <i key={tick}>{tick === 0 ? '0 dB' : `−${-tick}`}</i>
                ))}
              </p>
            </div>
          </div>
          <p className="player-failed" role="status" data-failed={t.failed} />
          <ol className="cues figures" aria-label={t.transcript}>
            {readableCues(t.cues).map(({ at, text }) => (
              <li key={at} data-at={at}>
                <span>{clock(at)}</span> {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The outline of the sound: its upper half, and the same half mirrored. */
function Outline() {
  // Steps from part to part are shorter in the page than places. The path starts slightly beyond the middle, so that no line
  // is left between the halves.
  const steps = soundOutline.map((half, index) => `${PART} ${(soundOutline[index - 1] ?? 0) - half}`);
  const d = `M${-PART / 2} 51V50l${steps.join(' ').replaceAll(' -', '-')}V51z`;
  return (
    <>
      <path d={d} />
      <path d={d} transform="matrix(1 0 0 -1 0 100)" />
    </>
  );
}

/** The page of an invented record in a phone: a drawing, hidden from screen readers. */
function Phone({ t }: { t: PageDictionary['home']['sound']['phone'] }) {
  return (
    <div className="phone" aria-hidden="true">
      <svg viewBox="0 0 200 150" aria-hidden="true">
        <circle cx="130" cy="75" r="64" className="phone-disc" />
        <path className="phone-sleeve" d="M0 0h160v150H0z" />
        <path
          className="phone-sun"
          d="M38 76a46 46 0 0 1 92 0zM37 80h94v7H37zM40 91h88v6H40zM46 101h76v5H46zM55 110h58v4H55z"
        />
      </svg>
      <p className="phone-title">{t.title}</p>
      <p className="phone-artist">
        <span>{t.artist}</span> <span>{t.date}</span>
      </p>
      <ul>
        {['Spotify', 'Apple Music', 'Deezer', 'YouTube Music'].map((name) => (
          <li key={name}>
            {name} <span className="phone-action">{t.action}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
