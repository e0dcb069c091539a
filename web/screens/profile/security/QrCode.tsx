import { encode } from 'uqr';
import classes from './SecondFactor.module.css';

/** A text as a QR code; it is drawn here, so that no other program sees it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 1 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
