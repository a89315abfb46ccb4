import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  DefinedTermSetLeaf,
  FAQPageLeaf,
  HowToLeaf,
  ItemListLeaf,
  MusicAlbumLeaf,
  MusicEventLeaf,
  MusicGroupLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/**
 * An object without ratings. A site that marks up ratings that it collected itself praises itself: search engines show
 * no stars for it, and readers have reason to doubt them. So the types let no builder write a rating.
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
export type MusicGroup = Unrated<MusicGroupLeaf>;
export type MusicAlbum = Unrated<MusicAlbumLeaf>;
export type MusicEvent = Unrated<MusicEventLeaf>;

/** The structured data of the pages. */
export type Thing =
  | Organization
  | WebSite
  | BreadcrumbList
  | Article
  | HowTo
  | FaqPage
  | Service
  | DefinedTermSet
  | ItemList
  | MusicGroup
  | MusicAlbum
  | MusicEvent;
