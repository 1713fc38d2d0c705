import { readInThreads } from './reader-threads.ts';

readInThreads();
