const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** True for a file that begins like the old Office formats; a new one with a password is packed in such a file too. */
export const isCompoundFile = (bytes: Buffer): boolean =>
  bytes.subarray(0, compoundFile.length).equals(compoundFile);

/** True for the part of a ZIP that is the text of a Word document; programs other than Word number it. */
export const isWordText = (name: string): boolean => /^word\/document\d*\.xml$/.test(name);
