import { describe, expect, it } from '@jest/globals';
import { LENGTHS } from '@selah/shared/contracts/limits';
import { filenameSchema } from '@selah/shared/contracts/videos/video';
import fc from 'fast-check';
import { cleanTitle, companionName, serverMadeFilename } from './filenames.ts';

describe('the name of a stored file', () => {
  it.each([
    ['Salmo 23 – O Senhor é meu Pastor.MP4', 'salmo-23-o-senhor-e-meu-pastor-abc123.mp4'],
    ['../../etc/passwd', 'etc-passwd-abc123.mp4'],
    ['平安.mov', 'video-abc123.mp4'],
    ['', 'video-abc123.mp4'],
    ['.mp4', 'video-abc123.mp4'],
  ])('is made from %j', (originalName, filename) => {
    expect(serverMadeFilename(originalName, 'abc123')).toBe(filename);
  });

  it('is valid for any name from the sender', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (originalName) => {
        expect(filenameSchema.safeParse(serverMadeFilename(originalName, 'abc123')).success).toBe(true);
      }),
    );
  });

  it('is the base of the names of poster and captions', () => {
    expect(companionName('poster', 'salmo-23-abc123.mp4')).toBe('salmo-23-abc123.webp');
    expect(companionName('captions', 'salmo-23-abc123.mp4')).toBe('salmo-23-abc123.vtt');
  });
});

describe('the title of a video that was uploaded without one (Q25)', () => {
  it.each([
    ['salmo_23__o_senhor.mp4', 'salmo 23 o senhor'],
    ['  Psalm 91.final.webm ', 'Psalm 91.final'],
    ['psalm\u0000 121.mov', 'psalm 121'],
    ['sau\u0301de\u202e\u200b.mov', 'saúde'],
    ['\u3164\u200b_\u2800.mp4', 'video'],
    ['.mp4', 'video'],
    ['', 'video'],
  ])('is made from %j', (originalName, title) => {
    expect(cleanTitle(originalName)).toBe(title);
  });

  it('is not longer than the limit of titles', () => {
    expect(cleanTitle('a'.repeat(1000))).toHaveLength(LENGTHS.titleMax);
    expect(cleanTitle(`a${'🙏'.repeat(500)}`)).toBe(`a${'🙏'.repeat(99)}`);
  });
});
