import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  DefinedTermSetLeaf,
  FAQPageLeaf,
  HowToLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/**
 * A thing without ratings. A site that marks up the ratings it collected about itself praises itself: search engines
 * show no stars for it, and readers are right not to believe them. So no builder can write one.
 */
export type Unrated<Leaf> = Leaf & { aggregateRating?: never; review?: never; reviews?: never };

export type Organization = Unrated<OrganizationLeaf>;
export type WebSite = Unrated<WebSiteLeaf>;
export type BreadcrumbList = Unrated<BreadcrumbListLeaf>;
export type Article = Unrated<ArticleLeaf>;
export type HowTo = Unrated<HowToLeaf>;
export type FaqPage = Unrated<FAQPageLeaf>;
export type Service = Unrated<ServiceLeaf>;
export type DefinedTermSet = Unrated<DefinedTermSetLeaf>;
export type ItemList = Unrated<ItemListLeaf>;

/** What pages say of themselves to programs. */
export type Thing =
  | Organization
  | WebSite
  | BreadcrumbList
  | Article
  | HowTo
  | FaqPage
  | Service
  | DefinedTermSet
  | ItemList;
