import { SectionHeading } from '../../ui/section-heading.tsx';
import { displayFormats, ExampleArt, type ExampleName, ExamplePart, exampleNames } from './example-art.tsx';
import type { ServicesTexts } from './texts.ts';

type ExamplesText = ServicesTexts['spotify']['examples'];

/** Examples of ads: three drawings, marked as examples, each of which opens in a large view. */
export function SpotifyExamples({ t }: { t: ExamplesText }) {
  return (
    <section id="examples" className="section bg-sunk" aria-labelledby="examples-title">
      <div className="page-width">
        <div className="flex flex-col gap-5">
          <SectionHeading id="examples-title" eyebrow={t.eyebrow} title={t.title} />
          <p className="max-w-xl text-lead text-muted">{t.text}</p>
        </div>
        <ul className="mt-10 grid gap-8 md:mt-14 md:grid-cols-3 md:gap-5">
          {exampleNames.map((name) => (
            <li key={name} className="flex flex-col gap-4">
              <a className="example on-dark" href={`#example-${name}`} data-zoom="" data-early="">
                <ExampleArt name={name} t={t.mock} alt={t[name].alt} />
                <span className="flex gap-3 items-center justify-between py-3 px-4 border-t border-line">
                  <span className="example-tag">{t.tag}</span>
                  <span className="example-enlarge">
                    {t.enlarge}
                    <span className="sr-only"> {t[name].name}</span>
                  </span>
                </span>
              </a>
              <div>
                <h3 className="text-h4">{t[name].name}</h3>
                <p className="mt-1 text-muted">{t[name].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {exampleNames.map((name) => (
        <Zoom key={name} name={name} t={t} />
      ))}
    </section>
  );
}

/** The dialog of one example. Without script, the address opens it: it is shown as the target of the fragment. */
function Zoom({ name, t }: { name: ExampleName; t: ExamplesText }) {
  const cross = (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <path d="M5 5l14 14M19 5L5 19" className="stroke" />
    </svg>
  );
  return (
    <dialog id={`example-${name}`} className="zoom on-dark" aria-labelledby={`example-${name}-title`}>
      <div className="flex flex-col gap-4 w-[min(100%,60rem,105dvh)]">
        <div className="flex items-center gap-3">
          <h3 id={`example-${name}-title`} className="mr-auto text-h4">
            {t[name].name}
          </h3>
          <span className="example-tag">{t.tag}</span>
          <button type="button" className="icon-button zoom-button" aria-label={t.close} data-zoom-close="">
            {cross}
          </button>
          <a href="#examples" className="icon-button zoom-link" aria-label={t.close}>
            {cross}
          </a>
        </div>
        {name === 'display' && (
          <div className="zoom-formats" role="img" aria-label={t[name].alt}>
            {displayFormats.map((part) => (
              <ExamplePart key={part} name={name} part={part} />
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and arrows pan it */}
        <div className="zoom-picture" tabIndex={0} data-zoom-picture={name === 'video' ? 'middle' : 'start'}>
          <ExampleArt name={name} t={t.mock} alt={t[name].alt} again />
        </div>
        <p className="text-muted">{t[name].text}</p>
      </div>
    </dialog>
  );
}
