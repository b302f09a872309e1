import { useMemo } from 'preact/hooks';
import { qrCode } from './qr-code.ts';

/** A link as a QR code. Nothing if the text is too long. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (rows === undefined) return null;
  const size = rows.length;
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
