import { SECONDS } from './frame.ts';

/** An ffmpeg source: sine tones (hertz) with slow changes of volume, very quiet, faded at both ends. */
export function quietChord(chord: readonly number[]): string {
  const tones = chord.map((hertz, index) => {
    const breath = `(0.6+0.4*sin(2*PI*t*${(0.07 + index * 0.023).toFixed(3)}+${index * 1.3}))`;
    const level = (0.035 / (1 + index * 0.45)).toFixed(4);
    return `${level}*${breath}*(sin(2*PI*${hertz}*t)+0.5*sin(2*PI*${(hertz * 1.003).toFixed(3)}*t))`;
  });
  const fades = `afade=t=in:d=2:curve=hsin,afade=t=out:st=${SECONDS - 2.2}:d=2.2:curve=hsin`;
  return `aevalsrc=exprs='${tones.join('+')}':s=44100:d=${SECONDS},${fades}`;
}
