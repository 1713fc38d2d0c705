import { builtInFormat } from './number-format.rules.ts';
import { hearXml } from './workbook-xml.ts';

/** The look of cells, by the number that they name it with. */
export type Styles = readonly { format: string; isStruck: boolean }[];

const isOn = (value: string | undefined) => value === undefined || /^(?:1|true|on)$/i.test(value);

/** Reads the number formats and the struck fonts of a workbook. */
export function readStyles(xml: string | undefined): Styles {
  const formats = new Map<number, string>();
  const struckFonts: boolean[] = [];
  const styles: { format: string; isStruck: boolean }[] = [];
  const inside: string[] = [];
  if (xml === undefined) return styles;
  hearXml(xml, {
    open(name, attribute) {
      const parent = inside.at(-1);
      inside.push(name);
      if (name === 'numFmt' && parent === 'numFmts')
        formats.set(Number(attribute('numFmtId')), attribute('formatCode') ?? 'General');
      if (name === 'font' && parent === 'fonts') struckFonts.push(false);
      if (name === 'strike' && parent === 'font' && inside.at(-3) === 'fonts' && isOn(attribute('val')))
        struckFonts[struckFonts.length - 1] = true;
      if (name === 'xf' && parent === 'cellXfs') {
        const id = Number(attribute('numFmtId') ?? 0);
        styles.push({
          format: formats.get(id) ?? builtInFormat(id),
          isStruck: struckFonts[Number(attribute('fontId') ?? 0)] ?? false,
        });
      }
    },
    close() {
      inside.pop();
    },
  });
  return styles;
}
