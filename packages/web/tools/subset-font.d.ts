declare module 'subset-font' {
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  };
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
