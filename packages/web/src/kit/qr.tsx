import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** A link as a QR code. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { data: rows, size } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text]);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      class="qr"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} fill="#1b120b" />
    </svg>
  );
}
