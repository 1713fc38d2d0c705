/** The part of the streaming XML parser that workbooks need; it ships no types. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text' | 'cdata', hear: (text: string) => void): this;
    on(event: 'attention', hear: (text: string) => void): this;
    parse(xml: string): this;
  }
}
