import { addPicture } from '../../app/media/add-picture.ts';
import { changePicture } from '../../app/media/change-picture.ts';
import { deletePicture, type StillUsed } from '../../app/media/delete-picture.ts';
import { listPictures } from '../../app/media/list-pictures.ts';
import { listPictureVersions, readPicture } from '../../app/media/read-picture.ts';
import {
  MediaChange,
  MediaDto,
  MediaPage,
  MediaQuery,
  MediaUpload,
  MediaVersions,
} from '../../contracts/media.ts';
import { mayPublish } from '../../domain/account/role.ts';
import { uploadTypes } from '../../domain/media/picture.ts';
import { stillUsedSentence } from '../../i18n/media-sentences.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Media', allow: mayPublish } as const;
const params = { id: 'Of the picture.' };

/** The pictures of the media library, for administrators. */
export const mediaOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/media',
    summary: 'The pictures',
    description:
      'One page. `q` is a part of a name or of an alternative text, accents and capitals aside. `counts` tells how many there are in each part of the library under the same `q` and `origin`. `copyOf` names the oldest other picture with the same content.',
    query: MediaQuery,
    answer: MediaPage,
    meaning: 'A page',
    run: ({ ports, query }) => listPictures(ports, query),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/media',
    summary: 'Add a picture',
    description:
      'The body is the picture itself: JPEG, PNG, WebP or AVIF of at most 10 MB and 50 megapixels. Its content decides its type. An account may have two uploads under way at once: else 429. The answer comes before the picture is resized; `state` tells when it is `ready`, and the stream of changes when to look.',
    limit: 'uploads',
    query: MediaUpload,
    bodyTypes: uploadTypes,
    status: 201,
    answer: MediaDto,
    meaning: 'Stored, being resized',
    fails: [
      'media_interrupted',
      'media_too_large',
      'media_heic',
      'media_svg',
      'media_gif',
      'media_unknown',
      'media_animated',
      'media_pixels',
      'media_busy',
      'media_no_room',
    ],
    run: ({ ports, query, asker, c }) => addPicture(ports, { name: query.name, body: c.req.raw.body }, asker),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/media/{id}',
    params,
    summary: 'A picture',
    answer: MediaDto,
    meaning: 'The picture',
    fails: ['not_found'],
    run: ({ ports, params }) => readPicture(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/media/{id}/versions',
    params,
    summary: 'The earlier texts of a picture',
    description:
      'Newest first, at most 100: the texts before the first change, then those after each change. The picture shows the first of them. A picture that was never changed has none. To restore a version, its content is sent as a change.',
    answer: MediaVersions,
    meaning: 'The versions',
    fails: ['not_found'],
    run: ({ ports, params }) => listPictureVersions(ports, params.id),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: '/media/{id}',
    params,
    summary: 'Change a picture',
    description:
      'Changes the named fields, of the alternative texts the named languages, where `version` is still that of the picture: else 409. `deleted: false` takes a deletion back, within 30 days.',
    body: MediaChange,
    example: { version: 1, alt: { fr: 'Nova sur scène, de dos, face au public' } },
    answer: MediaDto,
    meaning: 'Changed',
    fails: ['not_found', 'media_conflict'],
    run: ({ ports, params, input, asker }) => changePicture(ports, params.id, input, asker),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/media/{id}',
    params,
    summary: 'Delete a picture',
    description:
      'Only a picture that is shown nowhere: else 409, with the places in the message. It can be restored for 30 days.',
    answer: MediaDto,
    meaning: 'Deleted',
    fails: ['not_found', 'media_used'],
    sentences: {
      media_used: (failed: StillUsed, locale) => stillUsedSentence(failed.uses, locale),
    },
    run: ({ ports, params, asker }) => deletePicture(ports, params.id, asker),
  }),
] as const;
