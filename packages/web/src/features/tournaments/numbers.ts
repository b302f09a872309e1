/** Points as people write them: `2`, `1½`, `0.67`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  const rest = Math.round((points - whole) * 100) / 100;
  if (rest === 0) return String(whole);
  if (rest === 0.5) return whole === 0 ? '½' : `${whole}½`;
  return (Math.round(points * 100) / 100).toFixed(2);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** A countdown: `1:05:09`, `4:30`. Days come first: `2d 3:00:00`. */
export function countdown(ms: number, day: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const rest = `${hours > 0 || days > 0 ? `${hours}:${two(Math.floor((seconds % 3600) / 60))}` : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  return days > 0 ? `${days}${day} ${rest}` : rest;
}

/** The value of a `datetime-local` field, in the browser's own time zone. */
export function localMinute(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
