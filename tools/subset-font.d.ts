declare module 'subset-font' {
  /** A pinned value, or the range that stays variable. */
  type Axis = number | { min: number; max: number; default?: number };

  /** The font reduced to the glyphs that `text` needs (https://github.com/papandreou/subset-font). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
