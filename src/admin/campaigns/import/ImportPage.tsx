import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CampaignDetail } from '../../../contracts/campaign.ts';
import { notableFall } from '../../../domain/campaign-import/replaced-days.ts';
import { fill, formatPercent } from '../../../i18n/format.ts';
import { isMissing } from '../../api/call-api.ts';
import { type AdminTexts, useLanguage } from '../../texts.ts';
import { toastDone, toastNews } from '../../toast.ts';
import { CallFailure } from '../../ui/feedback/CallFailure.tsx';
import { Empty } from '../../ui/feedback/Empty.tsx';
import { Failed } from '../../ui/feedback/Failed.tsx';
import { Waiting } from '../../ui/feedback/Waiting.tsx';
import { Filled, Typed } from '../../ui/fields/Typed.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { useFileDrop } from '../../ui/media-picker/use-file-drop.ts';
import { campaignQuery } from '../campaign-queries.ts';
import { ReportLink } from '../ReportLink.tsx';
import { useCampaignPlace } from '../use-campaign-place.ts';
import { AdNotes } from './AdNotes.tsx';
import { Audiences } from './Audiences.tsx';
import { BeginCampaign } from './BeginCampaign.tsx';
import { CampaignDays } from './CampaignDays.tsx';
import { CampaignTitle } from './CampaignTitle.tsx';
import { ChooseFile, FileDrop } from './FileDrop.tsx';
import { ImportList } from './ImportList.tsx';
import { bytesText, countedText, dayText, hashText, rateText, sourceText } from './import-words.ts';
import { LeftCard } from './LeftCard.tsx';
import { NameColumns } from './NameColumns.tsx';
import { ColumnsCard, DaysCard, SumsCard } from './PreviewCards.tsx';
import { isQuestion, ProblemNote } from './ProblemNote.tsx';
import { ReleasePages } from './ReleasePages.tsx';
import { SeriesCard } from './SeriesCard.tsx';
import { TakeOver } from './TakeOver.tsx';
import { type ReadFile, useImport } from './use-import.ts';
import { useReadFocus } from './use-read-focus.ts';
import './audience.css';
import './import.css';
import './preview.css';
import './track.css';

/** The screen on which a platform's report is imported into a campaign: drop, preview, one press. */
export function ImportPage({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data, error, refetch } = useQuery(campaignQuery(id));
  const { linkTo } = useCampaignPlace();
  if (data) return <Import campaign={data} />;
  if (!error) return <Waiting />;
  if (!isMissing(error)) return <Failed error={error} retry={refetch} />;
  return (
    <Empty text={t.campaignImport.missing}>
      <Button component={Link} to={linkTo('')} variant="default">
        {t.campaignImport.back}
      </Button>
    </Empty>
  );
}

function Import({ campaign }: { campaign: CampaignDetail }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport;
  const { linkTo } = useCampaignPlace();
  const { read, readingFile, ticked, failure, take, decide, forget, confirm, confirming } = useImport(
    campaign.id,
  );
  const over = useFileDrop(([dropped, ...others]) => {
    if (!dropped) return;
    take(dropped);
    if (others.length > 0) toastNews(<Filled text={words.drop.one} typed={{ name: dropped.name }} />);
  });
  const preview = read?.preview;
  const days = preview?.chosen.days ?? 0;
  const [naming, setNaming] = useState<File>();
  // A file without a known header is read once its columns are named.
  const isRead = preview !== undefined && (preview.source !== null || preview.columnsNamed !== null);
  const fall = preview?.problem === null ? notableFall(preview.replaced) : null;
  const [seen, setSeen] = useState<ReadFile['preview']>();
  const isSeen = fall === null || seen === preview;
  const isReady = preview?.problem === null && days > 0 && isSeen;
  const { heading, sums, problem } = useReadFocus(read);
  const isTotal = preview?.isTotal ?? false;
  const imported = () => toastDone(isTotal ? words.doneTotal : countedText(locale, words.done, days));
  const action = isTotal ? words.confirmTotal : countedText(locale, words.confirm, days);
  return (
    <div className="import-page" aria-busy={readingFile !== undefined}>
      <nav className="import-crumbs" aria-label={words.where}>
        <Link to={linkTo('')} data-touch>
          {t.campaigns.title}
        </Link>
        <span aria-hidden="true">›</span>
        <Link to={linkTo(campaign.id)} data-touch>
          <Typed>{campaign.artist}</Typed>
        </Link>
        <span aria-hidden="true">›</span>
        <span>{words.crumb}</span>
      </nav>
      <header className="admin-heading">
        {read ? (
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
        ) : (
          <>
            <CampaignTitle campaign={campaign} heading={heading} />
            <Button component="a" href="#client-report" variant="default">
              {t.campaigns.report.title}
            </Button>
          </>
        )}
      </header>
      {read ? (
        <>
          <FileCard read={read} take={take} />
          {failure && <CallFailure error={failure} />}
          <ProblemNote
            ref={problem}
            campaign={campaign}
            preview={read.preview}
            file={read.file.name}
            decide={decide}
            nameColumns={() => setNaming(read.file)}
          />
          {read.preview.source === null && (isRead || naming === read.file) && (
            <NameColumns
              key={read.preview.sha256}
              columns={read.preview.columns}
              decide={(fields) => decide({ fields })}
            />
          )}
          {isRead && (
            <div className="import-cards">
              <SumsCard preview={read.preview} heading={sums} />
              <DaysCard preview={read.preview} />
              {read.preview.source !== null && <ColumnsCard preview={read.preview} />}
              <SeriesCard
                preview={read.preview}
                ticked={ticked}
                tick={(keys) => decide({ series: keys.join(',') })}
              />
              <LeftCard preview={read.preview} />
            </div>
          )}
          {fall !== null && (
            <Checkbox
              label={
                read.preview.replaced?.after === null
                  ? words.days.lost
                  : fill(words.days.fall, { share: formatPercent(locale, fall) })
              }
              checked={seen === read.preview}
              onChange={({ currentTarget }) => setSeen(currentTarget.checked ? read.preview : undefined)}
            />
          )}
          <ImportList id={campaign.id} />
          <div className="import-foot">
            <span className="admin-muted import-unsaved">{words.unsaved}</span>
            <Button variant="default" onClick={forget}>
              {t.common.cancel}
            </Button>
            {isRead && (
              <Button
                disabled={!isReady || readingFile !== undefined}
                loading={confirming}
                onClick={() => confirm(imported)}
              >
                {actionOf(words, read.preview) ?? (isSeen ? action : words.see)}
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <FileDrop take={take} reading={readingFile} over={over} />
          {failure && <CallFailure error={failure} />}
          <div className="import-body">
            <div className="import-column">
              <BeginCampaign campaign={campaign} done={() => heading.current?.focus()} />
              <CampaignDays campaign={campaign} done={() => heading.current?.focus()} />
              <AdNotes campaign={campaign} />
              <Audiences campaign={campaign} />
            </div>
            <div className="import-column">
              <ImportList id={campaign.id} />
              <TakeOver campaign={campaign} />
              <section className="admin-card" aria-labelledby="client-report">
                <h2 id="client-report" tabIndex={-1}>
                  {t.campaigns.report.title}
                </h2>
                <ReportLink campaign={campaign} />
              </section>
              <ReleasePages id={campaign.id} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** Returns why nothing can be imported yet; null: it can. */
function actionOf(words: AdminTexts['campaignImport'], preview: ReadFile['preview']): string | null {
  const { problem, series, chosen, isAudience } = preview;
  const isUnticked = series.length > 0 && chosen.days === 0;
  if (problem !== null && !(problem === 'same_file' && isUnticked))
    return isQuestion(problem) ? words.answer : words.nothing;
  if (chosen.days > 0) return null;
  return series.length === 0 ? words.nothing : isAudience ? words.chooseTitle : words.choose;
}

/** The file: what it is, and how it was read. */
function FileCard({ read: { file, preview }, take }: { read: ReadFile; take: (file: File) => void }) {
  const { locale, t } = useLanguage();
  const words = t.campaignImport;
  const {
    source,
    rows,
    currency,
    rate,
    decimal,
    sha256,
    repaired,
    columnsNamed,
    isAudience,
    elsewhere,
    earlier,
  } = preview;
  const named = columnsNamed === 'earlier' ? words.file.remembered : words.file.hand;
  const facts = [
    bytesText(locale, words, file.size),
    countedText(locale, words.file.rows, rows),
    currency && fill(words.file.currency, { currency }),
    currency && rate !== null && rateText(locale, currency, rate),
    source && decimal && words.file.decimal[decimal],
    repaired && words.file.repaired,
    isAudience && words.file.audience,
    fill(words.file.hash, { hash: hashText(sha256) }),
  ];
  return (
    <section className="admin-card import-file">
      <div>
        <p className="import-name">
          <strong className="admin-breaks">
            <Typed>{file.name}</Typed>
          </strong>
          <span data-known={source !== null || columnsNamed !== null || undefined}>
            {(source !== null || columnsNamed) && <Glyph name="done" />}
            {source === null
              ? columnsNamed
                ? named
                : words.file.unknown
              : fill(words.file.recognised, { source: sourceText(words, source) })}
          </span>
        </p>
        <p className="admin-muted">{facts.filter(Boolean).join(' · ')}</p>
        {earlier?.withdrawnAt && (
          <p className="import-warned">
            <Filled
              text={words.file.withdrawn}
              typed={{
                day: dayText(locale, earlier.at),
                by: earlier.by ?? words.someone,
                gone: dayText(locale, earlier.withdrawnAt),
                who: earlier.withdrawnBy ?? words.someone,
              }}
            />
          </p>
        )}
        {elsewhere && (
          <p className="import-warned">
            <Filled text={words.file.elsewhere} typed={{ artist: elsewhere.artist }} />
          </p>
        )}
      </div>
      <ChooseFile label={words.another} take={take} />
    </section>
  );
}
