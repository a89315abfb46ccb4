import type { Place } from '../account/places.ts';
import type { Passage } from '../questions/passage.ts';

/** A page of the staff's help: its passages, and the other wordings of each by its key. */
export interface HelpPage {
  passages: Passage[];
  asks: Record<string, string[]>;
}

/**
 * Reads a page of the staff's help. Each passage is a line `## title`, a line `? wording | wording` and a paragraph.
 * @param place the place of the back office that it explains; the keys are `<place>#h1`, equal in every language
 * @throws Error for a passage that lacks one of them
 */
export function parseHelpPage(place: Place, text: string): HelpPage {
  const asks: Record<string, string[]> = {};
  const passages = text
    .split(/^## /m)
    .slice(1)
    .map((section, index): Passage => {
      const [title = '', wordings = '', ...lines] = section.split('\n');
      const paragraph = lines.join(' ').trim();
      const key = `${place}#h${index + 1}`;
      if (title.trim() === '' || !wordings.startsWith('? ') || paragraph === '')
        throw new Error(`the help of ${place} has an incomplete passage: ${title}`);
      asks[key] = wordings
        .slice(2)
        .split('|')
        .map((wording) => wording.trim());
      return {
        ...{ key, kind: 'faq', title: title.trim(), page: '', href: place, updated: '' },
        blocks: [{ kind: 'paragraph', text: paragraph }],
      };
    });
  return { passages, asks };
}
