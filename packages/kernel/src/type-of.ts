/** The `type` of a move or an event. */
export function typeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { type } = value as { readonly type?: unknown };
  return typeof type === 'string' ? type : '';
}
