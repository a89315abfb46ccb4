import { Fragment, type ReactNode } from 'react';
import type { Block, FixedKind, NamedKind } from '../../../domain/blocks/block.ts';
import { type Inline, parseInline } from '../../../domain/blocks/inline.ts';
import { anchorsOf } from '../../../domain/blocks/outline.ts';
import { type Locale, localizePath } from '../../../domain/locale/locale.ts';

/** What a kind of page draws itself: the value of a token, and the blocks that are components. A block without one is not drawn. */
export interface Drawn {
  token: (name: string, part?: string) => ReactNode;
  note?: (paragraphs: ReactNode) => ReactNode;
  consent?: (label: ReactNode) => ReactNode;
  named?: Partial<Record<NamedKind, (of: string) => ReactNode>>;
  fixed?: Partial<Record<FixedKind, () => ReactNode>>;
}

interface BlocksProps {
  locale: Locale;
  blocks: readonly Block[];
  drawn: Drawn;
}

/** The blocks of a written page. React escapes all texts: no text ever becomes markup. */
export function Blocks({ locale, blocks, drawn }: BlocksProps) {
  const anchors = anchorsOf(blocks);
  return blocks
    .filter(({ hidden }) => !hidden)
    .map((block) => (
      <Fragment key={block.id}>{drawBlock(block, anchors.get(block.id), { locale, drawn })}</Fragment>
    ));
}

interface Drawing {
  locale: Locale;
  drawn: Drawn;
}

function drawBlock(block: Block, anchor: string | undefined, drawing: Drawing): ReactNode {
  const { drawn } = drawing;
  const inline = (text: string) => drawPieces(parseInline(text), drawing);
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return <Heading id={anchor}>{inline(block.text)}</Heading>;
    }
    case 'paragraph':
      return <p className={isLed(block.text) ? 'led' : undefined}>{inline(block.text)}</p>;
    case 'list':
      return (
        <ul>
          {numbered(block.texts, (text, key) => (
            <li key={key}>{inline(text)}</li>
          ))}
        </ul>
      );
    case 'note':
      return drawn.note?.(numbered(block.texts, (text, key) => <p key={key}>{inline(text)}</p>));
    case 'table':
      return <Table rows={block.rows} inline={inline} />;
    case 'consent':
      return drawn.consent?.(inline(block.text));
    case 'figures':
    case 'prices':
    case 'source':
      return drawn.named?.[block.kind]?.(block.of);
    default:
      return drawn.fixed?.[block.kind]?.();
  }
}

/** Whether a paragraph begins with its subject, as a bold sentence. */
const isLed = (text: string): boolean => /^\*\*[^*\n]+[.?]\*\*\s/.test(text);

/** The sides of a picture or video, such as `9:16`, which a table draws. */
const FRAME = /^(?:16:9|9:16|4:5|1:1)$/;

/** Texts have no identity of their own, and a page draws them once. */
const numbered = <T,>(items: readonly T[], draw: (item: T, key: string) => ReactNode) =>
  items.map((item, index) => draw(item, String(index)));

function Table({
  rows,
  inline,
}: {
  rows: readonly (readonly string[])[];
  inline: (text: string) => ReactNode;
}) {
  const [head = [], ...body] = rows;
  const labels = head.map(plainText);
  return (
    <div className={`figure-table figure-table-prose${head.length > 2 ? ' figure-table-wide' : ''}`}>
      <table>
        <thead>
          <tr>
            {numbered(head, (cell, key) => (
              <th key={key}>{inline(cell)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(body, (cells, row) => (
            <tr key={row}>
              {numbered(cells, (cell, key) => (
                <td key={key} data-label={key === '0' ? undefined : labels[Number(key)]}>
                  {inline(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The words of a heading, for the cards on a phone. */
const plainText = (cell: string): string =>
  parseInline(cell)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join('');

const drawPieces = (pieces: readonly Inline[], drawing: Drawing): ReactNode =>
  numbered(pieces, (piece, key) => <Fragment key={key}>{drawPiece(piece, drawing)}</Fragment>);

function drawPiece(piece: Inline, drawing: Drawing): ReactNode {
  const { locale, drawn } = drawing;
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return <code data-frame={FRAME.test(piece.text) ? piece.text : undefined}>{piece.text}</code>;
    case 'break':
      return <br />;
    case 'token':
      return drawn.token(piece.name, piece.part);
    case 'bold':
      return <strong>{drawPieces(piece.pieces, drawing)}</strong>;
    case 'term':
      return (
        <a href={`${localizePath(locale, '/glossaire')}#${piece.id}`} className="guide-term">
          {drawPieces(piece.pieces, drawing)}
        </a>
      );
    case 'link':
      return (
        <a href={piece.href.startsWith('/') ? localizePath(locale, piece.href) : piece.href}>
          {drawPieces(piece.pieces, drawing)}
        </a>
      );
  }
}
