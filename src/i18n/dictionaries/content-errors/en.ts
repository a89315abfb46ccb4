import type { contentErrors as fr } from './fr.ts';

export const contentErrors = {
  content_required: 'This text is empty.',
  content_consent: 'Note who gave their consent, when and how, before you publish this testimonial.',
  content_link:
    'A link begins with https:// or, for a page of this site, with a slash. For an email, write mailto, a colon and the address.',
  content_link_dead:
    'A link in this text leads to a page that does not exist on this site, or is not online. Correct its address.',
  content_link_anchor:
    'A link in this text leads to a place on a page that does not exist. Correct what follows the # sign.',
  content_link_language:
    'A link to a page of this site is written without a language, like /contact: each language leads to its own.',
  content_heading_order:
    'No heading comes before this subheading. Make it a heading, or add a heading above.',
  content_drawn: 'Choose what this block shows, in its list.',
  asks_equal:
    'Write at least two equal words, separated by the = sign: “ad = advert”. Or choose the passage that these words ask for.',
  asks_passage: 'This passage does not exist, or no longer does. Choose one from the list.',
  asks_away: 'The site does not understand these words to begin with: there is nothing to take away.',
  content_token:
    'This name in braces does not exist. Take one from the list below the field, or remove the braces.',
  content_no_token: 'This text cannot hold braces: it has no names that fill themselves in. Remove them.',
  content_term:
    'This term is not in the glossary. Take that of another passage, or write the words without brackets.',
  content_items: 'An item of this list is there more than once. Reload the page and try again.',
  content_picture: 'This picture no longer exists, or is not ready yet. Choose another one.',
  content_items_min: 'Leave at least one item visible.',
  content_items_max: 'This list cannot be longer. Remove an item.',
  content_moment: 'Choose a minute to come, within a year.',
  content_scheduled: 'A publication is already scheduled. Cancel it first.',
  content_file: 'This file is no export of this site’s texts, or one of a newer version.',
  content_file_part: 'This part does not exist on this site.',
  content_file_language: 'This language does not exist on this site.',
  content_file_place: 'This text does not have the form of an export.',
  content_file_field: 'This field does not exist in this part.',
  content_file_choice: 'This choice no longer matches the file. Read it again.',
  content_file_entry: 'This entry does not have the form of an export.',
  content_file_twice: 'The file already has this entry further up.',
  content_file_deleted: 'This page is deleted on this site. Restore it first.',
  content_file_taken: 'A page of this site already has this address.',
  content_file_guide: 'No text of this guide can be imported.',
  content_file_target: 'The target page is not online on this site. Publish it, then read the file again.',
  content_file_loop: 'This redirect would go in a circle.',
  content_file_many: 'A thousand entries a list at most.',
  content_untranslated: 'Still in French. Translate this passage, or say that it is still right.',
  guide_address:
    'At least two words, in small letters without accents, joined by hyphens: “music-video-budget”.',
  guide_taken: 'This address is taken. Choose another one.',
  guide_unknown: 'This guide no longer exists. Choose another one.',
  guide_french: 'Publish this guide in French first: the other languages follow it.',
  guide_last: 'This is the last guide online: the page of the guides would be empty.',
  address_form: 'An address of this site begins with a slash, and has no space and no accent: “/old-guide”.',
  address_prefix: 'Remove the language at the start: the redirect works in all four languages.',
  address_taken: 'A page has this address, or it already leads elsewhere.',
  address_target: 'Choose a page of this site that is online.',
  address_loop: 'That page already leads to this address: the redirect would go in a circle.',
  address_many: 'The list is full: remove an address first.',
} satisfies typeof fr;
