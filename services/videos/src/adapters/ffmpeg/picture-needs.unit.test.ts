import { describe, expect, it } from '@jest/globals';
import { type PictureFacts, pictureNeeds } from './picture-needs.ts';

const hdr = (transfer: string, matrix = 'bt2020') => ({ hdr: { transfer, matrix } });
const dolbyVision = (dv_bl_signal_compatibility_id: number) => ({
  side_data_list: [{}, { dv_bl_signal_compatibility_id }],
});

describe('the needs of a picture', () => {
  it.each<[string, PictureFacts, object]>([
    ['says nothing', {}, {}],
    ['is ordinary', { color_transfer: 'bt709', field_order: 'progressive', avg_frame_rate: '30/1' }, {}],
    ['has wide colours of an ordinary range', { color_transfer: 'bt2020-10', color_space: 'bt2020nc' }, {}],
    ['is HLG', { color_transfer: 'arib-std-b67', color_space: 'bt2020nc' }, hdr('hlg')],
    ['is PQ, but no more is known', { color_transfer: 'smpte2084' }, hdr('pq')],
    [
      'is PQ in a matrix of BT.709',
      { color_transfer: 'smpte2084', color_space: 'bt709' },
      hdr('pq', 'bt709'),
    ],
    ['is Dolby Vision for HLG players, and does not say HLG', dolbyVision(4), hdr('hlg')],
    ['is Dolby Vision for HDR10 players', dolbyVision(1), hdr('pq')],
    ['is Dolby Vision for HLG players', { color_transfer: 'arib-std-b67', ...dolbyVision(4) }, hdr('hlg')],
    ['is Dolby Vision for ordinary players', { color_transfer: 'bt709', ...dolbyVision(2) }, {}],
    ['has its upper field first', { field_order: 'tt' }, { firstField: 'tff' }],
    ['has its lower field first', { field_order: 'bb' }, { firstField: 'bff' }],
    ['stores the upper field first, for later', { field_order: 'tb' }, { firstField: 'bff' }],
    ['stores the lower field first, for later', { field_order: 'bt' }, { firstField: 'tff' }],
    ['is slow motion', { avg_frame_rate: '240/1' }, { isTooFast: true }],
    ['has 60 by an inexact clock', { avg_frame_rate: '16200000/269730' }, {}],
    ['has no rate', { avg_frame_rate: '0/0' }, {}],
  ])('that %s', (_, facts, needs) => {
    expect(pictureNeeds(facts)).toEqual(needs);
  });
});
