import type { CDPSession } from 'playwright-core';

/** A node of the tree that Chromium gives to screen readers. */
interface Node {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  description?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Parts of a page that distinguish two controls of the same name. */
const surroundings = new Set([
  'article',
  'row',
  'dialog',
  'region',
  'group',
  'radiogroup',
  'form',
  'navigation',
  'tablist',
  'listitem',
  'complementary',
  'search',
  'toolbar',
  'menu',
  'table',
  'cell',
  'gridcell',
  'rowheader',
]);
const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
]);
const pictures = new Set(['image', 'img', 'graphics-document', 'figure']);

/** Returns the faults that a screen reader announces on a page; empty if there are none. */
export async function readAloud(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = nodes.filter(({ ignored }) => !ignored);
  const role = (node: Node) => node.role?.value ?? '';
  const name = (node: Node) => (node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
  const property = (node: Node, wanted: string) =>
    node.properties?.find((one) => one.name === wanted)?.value.value;
  const above = (node: Node): Node[] => {
    const parent = byId.get(node.parentId ?? '');
    return parent ? [parent, ...above(parent)] : [];
  };
  const below = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [child, ...below(child)] : [];
    });
  /** Returns the text around a control, without that control. */
  const context = (node: Node) =>
    above(node)
      .filter((one) => surroundings.has(role(one)))
      .map(
        (one) =>
          name(one) ||
          below(one)
            .filter((part) => role(part) === 'StaticText')
            .map(name)
            .join(' '),
      )
      .join(' < ');
  const faults: string[] = [];
  for (const node of read) {
    const focusable = property(node, 'focusable') === true;
    if (
      focusable &&
      name(node) === '' &&
      !['RootWebArea', 'article', 'paragraph', 'heading', 'generic', 'main'].includes(role(node))
    )
      faults.push(`no name: ${role(node)} in ${context(node).slice(0, 120)}`);
    // A screen reader announces the name of a control, and not its parts.
    const isPart = above(node).some((one) => controls.has(role(one)));
    if (pictures.has(role(node)) && name(node) === '' && !isPart)
      faults.push(`picture without a name in ${context(node).slice(0, 120)}`);
    if (['table', 'grid'].includes(role(node))) {
      if (name(node) === '') faults.push(`table without a name: ${context(node).slice(0, 120)}`);
      if (!below(node).some((one) => role(one) === 'columnheader' || role(one) === 'rowheader'))
        faults.push(`table without headers: ${name(node)}`);
    }
  }
  const seen = new Map<string, number>();
  for (const node of read.filter((one) => controls.has(role(one)) && name(one) !== '')) {
    const key = `${role(node)} “${name(node)}”${node.description?.value ? ` (${node.description.value})` : ''}, in ${context(node).slice(0, 200)}`;
    const url = property(node, 'url');
    // Two links with the same name and target count as one.
    const which = `${key}${url === undefined ? '' : ` to ${url}`}`;
    seen.set(which, (seen.get(which) ?? 0) + (url === undefined ? 1 : 0));
  }
  for (const [which, count] of seen) if (count > 1) faults.push(`${count} × ${which}`);
  let level = 0;
  for (const node of read.filter((one) => role(one) === 'heading')) {
    const next = Number(property(node, 'level'));
    if (next > level + 1) faults.push(`heading ${next} “${name(node)}” after ${level}`);
    level = next;
  }
  return faults;
}
