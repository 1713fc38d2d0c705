/** The browser's channel between tabs, within one test: Node's own also reaches the tests that run beside it. */
export class TabChannel {
  private static readonly opened = new Set<TabChannel>();
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(name: string) {
    this.name = name;
    TabChannel.opened.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of TabChannel.opened)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }

  close(): void {
    TabChannel.opened.delete(this);
  }
}
