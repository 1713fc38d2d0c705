import { act } from 'react';

/** Chooses a file in an input, as the system's own dialog would; null clears the choice. */
export async function chooseFile(input: HTMLInputElement, file?: File): Promise<void> {
  await act(async () => {
    const hand = new DataTransfer();
    if (file !== undefined) hand.items.add(file);
    input.files = hand.files;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** A file of a given size in bytes, without meaningful content. */
export const fileOf = (name: string, type: string, sizeBytes = 10): File =>
  new File([new Uint8Array(sizeBytes)], name, { type });
