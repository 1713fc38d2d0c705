// Why npm or the build failed, in a sentence of our own: what the tool says is long and comes after it.
import { userInfo } from 'node:os';
import { projectRoot } from './node-runtime.mjs';

/** The exit code of what the system killed, as it does where memory is short. */
const killed = 137;

/** @type {readonly (readonly [RegExp, string])[]} */
const reasons = [
  [/\bENOSPC\b|\bEDQUOT\b/, `The disk of ${projectRoot} is full.`],
  [
    /\bEACCES\b|\bEPERM\b|\bEROFS\b/,
    `${nameOfUser()} may not write in ${projectRoot} (or in npm's cache): install and build it once as its owner, by npm run build.`,
  ],
  [
    /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    "npm's registry does not answer: the first start needs the network, or a proxy that npm knows (npm config set proxy).",
  ],
];

function nameOfUser() {
  try {
    return userInfo().username;
  } catch {
    return 'This user'; // a number without a name, as containers have
  }
}

/**
 * @param {number} code the exit code; 0 = unknown
 * @param {string} output what the tool said
 * @returns {string | undefined}
 */
export function reasonOf(code, output) {
  if (code === killed)
    return 'The system killed it (137): most likely it has too little memory. 1 GB is enough.';
  return reasons.find(([sign]) => sign.test(output))?.[1];
}

/**
 * An error of the file system as such a sentence, the system's own words after it; others unchanged.
 * @param {unknown} error
 * @returns {unknown}
 */
export function explained(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = code === undefined ? undefined : reasonOf(0, code);
  return reason === undefined ? error : new Error(`${reason}\n${message}`);
}
