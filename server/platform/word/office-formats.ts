const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** True for a file in the old Office container; a new file with a password is packed in it too. */
export const isCompoundFile = (bytes: Buffer): boolean =>
  bytes.subarray(0, compoundFile.length).equals(compoundFile);

/** True for the part of a ZIP that is the text of a Word document; programs other than Word number it. */
export const isWordText = (name: string): boolean => /^word\/document\d*\.xml$/.test(name);
