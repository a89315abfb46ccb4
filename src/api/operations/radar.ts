import { askSourceNow } from '../../app/releases/ask-source-now.ts';
import { listRadarReleases, readAccuracy, readRadar } from '../../app/releases/read-radar.ts';
import { listSources, switchSource } from '../../app/releases/switch-source.ts';
import {
  RadarAccuracy,
  RadarAccuracyQuery,
  RadarCellQuery,
  RadarDto,
  RadarQuery,
  RadarReleases,
  RadarSource,
  RadarSources,
  SourceSwitch,
} from '../../contracts/radar.ts';
import { mayManage, mayPublish } from '../../domain/account/role.ts';
import { operation } from '../operation.ts';

const shared = { tag: 'Radar', allow: mayPublish } as const;

/** The radar of coming releases, for administrators. */
export const radarOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/radar',
    summary: 'The coming Fridays by genre or territory',
    description:
      'Known and expected releases of 14 or 26 Fridays. `by=genre` lists the genres in `territory`, those without a known genre last; `by=territory` the territories in `genre`.',
    query: RadarQuery,
    answer: RadarDto,
    meaning: 'The radar',
    run: ({ ports, query }) => readRadar(ports, query),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/radar/releases',
    summary: 'The known releases of a Friday in a genre and territory',
    description: 'The loudest first, at most 100, each with the reason of its class and its record.',
    query: RadarCellQuery,
    answer: RadarReleases,
    meaning: 'The releases',
    run: ({ ports, query }) => listRadarReleases(ports, query),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/radar/accuracy',
    summary: 'Predicted against counted',
    description:
      'The latest eight Fridays that were counted: what was expected of them four weeks ahead, and what was counted four weeks after.',
    query: RadarAccuracyQuery,
    answer: RadarAccuracy,
    meaning: 'The comparison',
    run: ({ ports, query }) => readAccuracy(ports, query),
  }),
  operation({
    ...shared,
    allow: mayManage,
    method: 'get',
    path: '/radar/sources',
    summary: 'The sources of releases',
    description:
      'Licence, state, last failure, and what each has told. One that needs an agreement is off by default.',
    answer: RadarSources,
    meaning: 'The sources',
    run: ({ ports }) => listSources(ports),
  }),
  operation({
    ...shared,
    allow: mayManage,
    method: 'put',
    path: '/radar/sources/{name}',
    params: { name: 'The name of a source.' },
    summary: 'Switch a source on or off',
    description:
      'Where `version` is still that of the source: else 409. A source that goes on is asked at once.',
    body: SourceSwitch,
    example: { enabled: false, version: 1 },
    answer: RadarSource,
    meaning: 'Switched',
    fails: ['not_found', 'settings_conflict'],
    run: ({ ports, params, input, asker }) => switchSource(ports, params.name, input, asker),
  }),
  operation({
    ...shared,
    allow: mayManage,
    method: 'post',
    path: '/radar/sources/{name}/fetch',
    limit: 'costly',
    params: { name: 'The name of a source.' },
    summary: 'Read a source at once',
    description:
      'The source becomes due: its host is asked as soon as its pace of one request a second allows, and one that asked to be left alone is. Once in ten minutes for each source: else 429.',
    answer: RadarSource,
    meaning: 'Due',
    fails: ['not_found', 'source_off', 'rate_limited'],
    run: ({ ports, params, asker }) => askSourceNow(ports, params.name, asker),
  }),
] as const;
