import { Fragment, type ReactNode } from 'react';
import type { PagePictures } from '../../contracts/page-pictures.ts';
import { declaredClaims, isClaimKey } from '../../domain/claims/declared-claims.ts';
import type { ShownClaim } from '../../domain/claims/shown-claims.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import type { PagePath } from '../../domain/site-map/pages.ts';
import { figureTexts } from '../../i18n/claim-source.ts';
import { claimWords } from '../../i18n/claim-words.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { formatClaim } from '../../i18n/format-claim.ts';

interface FigureEntryProps {
  locale: Locale;
  claim: ShownClaim;
  /** The pictures of the site, by id. */
  pictures?: PagePictures | undefined;
  /** The names of the pages that show claims; any other is a guide. */
  pages: Readonly<Partial<Record<PagePath, string>>>;
  /** Whether the note above the list already says that every figure is an example. */
  onlyExamples: boolean;
}

/** A claim: its figure first and largest, then its text, the pages that show it, and its basis. */
export function FigureEntry(props: FigureEntryProps) {
  const { locale, claim } = props;
  const { id, figures, upwards, label } = claim;
  const entries = Object.entries(figures);
  const [only] = entries.length === 1 ? entries : [];
  return (
    <li id={id} className="figure-entry">
      {only ? (
        <h2 className="figure-head">
          <span className="figures figure-value">{formatClaim(locale, only[1], upwards)}</span>{' '}
          <span className="figure-label">{label[locale]}</span>
        </h2>
      ) : (
        <div className="figure-head">
          <h2 className="figure-label">{label[locale]}</h2>
          <dl className="figure-parts">
            {entries.map(([name, figure]) => (
              <div key={name}>
                <dt>{claimWords.figure(locale, name)}</dt>
                <dd className="figures">{formatClaim(locale, figure, false)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Facts {...props} />
    </li>
  );
}

function Facts({ locale, claim, pictures, pages, onlyExamples }: FigureEntryProps) {
  const { id, scope, basis, checkedOn, validUntil } = claim;
  const t = figureTexts[locale];
  const places = isClaimKey(id) ? (
    <Places locale={locale} places={declaredClaims[id].places} pages={pages} />
  ) : null;
  if (checkedOn === null)
    return (
      <dl className="figure-facts">
        {places}
        {!onlyExamples && <Fact name={t.checked}>{t.example}</Fact>}
      </dl>
    );
  const day = (iso: string) => formatDate(locale, Date.parse(iso));
  const checked = fill(t.checkedOn, { day: day(checkedOn) });
  const address = addressOf(basis, pictures);
  const until = validUntil === null ? '' : `, ${fill(t.validUntil, { day: day(validUntil) })}`;
  return (
    <dl className="figure-facts">
      {places}
      {scope && <Fact name={t.scope}>{scope[locale]}</Fact>}
      <Fact name={t.basis}>
        {basis && address !== undefined ? (
          <a href={address} className="link" target="_blank" rel="noopener nofollow">
            {basis.text[locale]}
            <span className="sr-only"> {t.newTab}</span>
          </a>
        ) : (
          (basis?.text[locale] ?? t.noBasis)
        )}
      </Fact>
      <Fact name={t.checked}>{checked + until}</Fact>
    </dl>
  );
}

interface PlacesProps {
  locale: Locale;
  places: readonly PagePath[];
  pages: FigureEntryProps['pages'];
}

function Places({ locale, places, pages }: PlacesProps) {
  return (
    <Fact name={figureTexts[locale].shownOn}>
      {places.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={localizePath(locale, path)} className="link">
            {pages[path] ?? pages['/expertise-marketing-musical']}
          </a>
        </Fragment>
      ))}
    </Fact>
  );
}

/** Returns the address at which the basis can be read: that of its document, or of its picture. */
function addressOf(basis: ShownClaim['basis'], pictures: PagePictures = {}): string | undefined {
  if (basis?.kind === 'link') return basis.url ?? undefined;
  const files = basis?.kind === 'file' ? pictures[basis.file ?? '']?.files : undefined;
  return (files?.jpeg ?? files?.webp.at(-1))?.url;
}

/** A named fact about a figure. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
