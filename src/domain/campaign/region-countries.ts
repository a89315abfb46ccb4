import type { Region } from '../simulator/inputs.ts';

/**
 * The countries of the regions of a campaign, as ISO 3166-1 alpha-2: the continents of the United Nations' list (M49). Overseas
 * regions belong to their country; the states on two continents to both.
 */
const lists: Record<Region, string> = {
  europe:
    'AD AL AM AT AX AZ BA BE BG BL BY CH CY CZ DE DK EE ES FI FO FR GB GE GF GG GI GP GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MF MK MQ MT NC NL NO PF PL PM PT RE RO RS RU SE SI SJ SK SM TR UA VA WF XK YT',
  usa: 'AS GU MP PR UM US VI',
  canada: 'CA',
  south_america: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  asia: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA RU SA SG SY TH TJ TL TM TR TW UZ VN YE',
};

const byRegion = new Map(Object.entries(lists).map(([region, codes]) => [region, new Set(codes.split(' '))]));

/** Whether a country, as its two letters, belongs to the region of a campaign. */
export const isInRegion = (country: string, region: Region): boolean =>
  byRegion.get(region)?.has(country) ?? false;
