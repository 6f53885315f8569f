import { WHEEL } from '@selah/shared/contracts/limits';

const RADIUS = 100;
/** Colours from night to dawn and back. The ring is neutral: no segment has a meaning (Q13). */
const RING = [
  '#0d3140',
  '#134253',
  '#1d5466',
  '#2f6a78',
  '#4f7f86',
  '#7b918d',
  '#a99f8c',
  '#d2a883',
  '#eab987',
  '#f6cd98',
  '#fbdcae',
  '#f6cd98',
  '#eab987',
  '#d2a883',
  '#a99f8c',
  '#7b918d',
  '#4f7f86',
  '#2f6a78',
  '#1d5466',
  '#134253',
] as const;

/** The face of the wheel: 20 segments clockwise from the top, with a thin gap between them and a dot on each. */
export function WheelDisc() {
  return (
    <svg aria-hidden="true" viewBox="-100 -100 200 200" className="size-full">
      {SEGMENTS.map(({ rotation, colour, dot }) => (
        <g key={rotation} transform={`rotate(${rotation})`}>
          <path d={WEDGE} fill={colour} stroke="#0a2734" strokeOpacity="0.35" strokeWidth="0.8" />
          <g transform={`rotate(${WHEEL.segmentAngle / 2})`} fill="#fffaf0">
            <circle cy="-88" r={dot} fillOpacity="0.9" />
            <path d="M0 -80 V-46" stroke="#fffaf0" strokeOpacity="0.16" strokeWidth="0.8" />
          </g>
        </g>
      ))}
    </svg>
  );
}

const SEGMENTS = RING.map((colour, index) => ({
  rotation: index * WHEEL.segmentAngle,
  colour,
  dot: index % 2 ? 1.4 : 2.2,
}));

const WEDGE = wedge();

/** The SVG path of one segment, clockwise from the top. */
function wedge(): string {
  const angle = (WHEEL.segmentAngle * Math.PI) / 180;
  const x = (RADIUS * Math.sin(angle)).toFixed(3);
  const y = (-RADIUS * Math.cos(angle)).toFixed(3);
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${x} ${y}Z`;
}
