import { Flex } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../api/call-api.ts';
import { useLanguage } from '../../texts.ts';
import { Typed } from '../fields/Typed.tsx';
import { pictureQuery } from './media-queries.ts';
import { Picture } from './Picture.tsx';

/** A picture of the library in a comparison of values: small, with its name. */
export function ChosenPicture({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data: picture, error } = useQuery(pictureQuery(id));
  if (isMissing(error)) return t.media.panel.missing;
  return (
    <Flex className="admin-breaks" component="span" gap={14} align="center">
      <span className="media-picker-face">{picture && <Picture picture={picture} width={96} />}</span>
      {picture && <Typed>{picture.name}</Typed>}
    </Flex>
  );
}
