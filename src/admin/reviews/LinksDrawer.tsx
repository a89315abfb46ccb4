import { Drawer } from '@mantine/core';
import { useLanguage } from '../texts.ts';
import { LinkForm } from './LinkForm.tsx';
import { LinkList } from './LinkList.tsx';

interface LinksDrawerProps {
  opened: boolean;
  close: () => void;
}

/** The form of a new invitation link, and the list of links below it. */
export function LinksDrawer({ opened, close }: LinksDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="34rem"
      title={t.reviews.links.title}
      closeButtonProps={{ 'aria-label': t.common.close }}
      className="links-drawer"
    >
      <LinkForm />
      <LinkList />
    </Drawer>
  );
}
