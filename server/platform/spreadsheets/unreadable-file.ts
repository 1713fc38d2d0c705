/** A file without anything to read; the message is for people. */
export class UnreadableFile extends Error {}
