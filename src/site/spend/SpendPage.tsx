import type { SiteFacts } from '../../contracts/site.ts';
import { type Locale, localizePath } from '../../domain/locale/locale.ts';
import { tableOf } from '../../domain/simulator/cost-cells.ts';
import { BUILT_IN_VERSION, costTable } from '../../domain/simulator/cost-table.ts';
import { simulatorHref } from '../../domain/simulator/opener.ts';
import { clickRates, planSpend } from '../../domain/spend/spend-plan.ts';
import type { SpendRequest } from '../../domain/spend/spend-request.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReadingPage } from '../reading/ReadingPage.tsx';
import { Budgets } from './Budgets.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { TwoAds } from './TwoAds.tsx';
import { budgetsInWords, spendTexts } from './texts.ts';
import { WhenNot } from './WhenNot.tsx';

interface SpendPageProps {
  locale: Locale;
  site: Pick<SiteFacts, 'costs' | 'company'>;
  request: SpendRequest;
}

/** The page about budgets: what they buy, how two ads are compared, and when not to buy. It needs no script. */
export function SpendPage({ locale, site: { costs, company }, request }: SpendPageProps) {
  const t = spendTexts[locale];
  const table = (costs && tableOf(costs.figures)) ?? costTable;
  const { platform, campaignType, country, budget } = request;
  const rate = request.rate ?? clickRates[platform];
  const planned = planSpend({ platform, campaignType, country }, table, rate, budget);
  return (
    <ReadingPage
      locale={locale}
      crumbs={[{ name: t.crumb }]}
      title={budgetsInWords(locale, t.title)}
      lead={t.lead}
    >
      <div className="page-width spend">
        <Budgets
          {...{ locale, request, planned, rate, fee: company.fee }}
          version={costs?.version ?? BUILT_IN_VERSION}
        />
        <CampaignForm locale={locale} request={request} rate={rate} />
        <TwoAds {...{ locale, request, planned }} />
        <WhenNot {...{ locale, planned }} />
        <p>
          <ButtonLink
            tone="quiet"
            href={`${localizePath(locale, '/')}${simulatorHref({ platform, campaignType, country, ...(budget && { budget }) })}`}
          >
            {t.simulate}
          </ButtonLink>
        </p>
      </div>
    </ReadingPage>
  );
}
