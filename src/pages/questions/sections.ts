import type { PassageBlock } from '../../domain/questions/passage.ts';

/** A heading of a text with what follows, up to the next heading. */
export interface Section {
  id: string;
  title: string;
  blocks: PassageBlock[];
}

const HEADING = /<h[23] id="([^"]*)"[^>]*>(.*?)<\/h[23]>/gs;
/** What is no sentence of the text: captions and heads of tables, labels, buttons, pictures. */
const LEFT_OUT =
  /<(caption|thead|button|svg|figcaption|label)\b.*?<\/\1>|<p class="guide-note-label">.*?<\/p>/gs;
const BLOCK = /<(p|li|tr)\b[^>]*>(.*?)<\/\1>/gs;
const kinds: Record<string, PassageBlock['kind']> = { p: 'paragraph', li: 'item', tr: 'row' };

/**
 * Splits the HTML that a page of this site draws for a guide or a legal text into its sections, as a reader reads them.
 * What stands before the first heading is left out.
 */
export function sectionsOf(html: string): Section[] {
  const headings = [...html.matchAll(HEADING)];
  return headings.map(({ 0: whole, 1: id = '', 2: title = '', index }, place) => {
    const body = html.slice(index + whole.length, headings[place + 1]?.index).replace(LEFT_OUT, '');
    const blocks = [...body.matchAll(BLOCK)]
      .map(
        ([, tag = '', inner = '']): PassageBlock => ({
          kind: kinds[tag] ?? 'paragraph',
          text: plainText(inner),
        }),
      )
      .filter(({ text }) => text !== '');
    return { id, title: plainText(title), blocks };
  });
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of HTML that React wrote. Cells of a row are separated by a colon and commas. */
function plainText(html: string): string {
  const [name = '', ...cells] = html.split(/<\/t[hd]>/).map((part) =>
    part
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => entities[entity] ?? '')
      .replaceAll(/[ \n\t]+/g, ' ')
      .trim(),
  );
  const rest = cells.filter(Boolean).join(', ');
  return rest ? `${name} : ${rest}` : name;
}
