/** An object that several views contain: see `Commons`. */
export class CommonPart {
  /** The object itself, while its views are being told. */
  value: unknown = undefined;
  /** The patch to it from what it was a step ago, as JSON; `''` for none. */
  patch = '';
}
