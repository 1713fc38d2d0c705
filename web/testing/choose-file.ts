import { act } from 'react';

/** Chooses a file in an input, as the system's own window would; none = the choice is taken back. */
export async function chooseFile(input: HTMLInputElement, file?: File): Promise<void> {
  await act(async () => {
    const hand = new DataTransfer();
    if (file !== undefined) hand.items.add(file);
    input.files = hand.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** A file of a size in bytes that nobody looks into. */
export const fileOf = (name: string, type: string, sizeBytes = 10): File =>
  new File([new Uint8Array(sizeBytes)], name, { type });
