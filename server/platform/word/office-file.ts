const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether a file begins as the old formats of Office do; a new one with a password lies in such a file too. */
export const isCompoundFile = (bytes: Buffer): boolean =>
  bytes.subarray(0, compoundFile.length).equals(compoundFile);

/** Whether a part of a ZIP is the text of a Word document; programs other than Word number it. */
export const isWordText = (name: string): boolean => /^word\/document\d*\.xml$/.test(name);
