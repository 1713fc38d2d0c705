// node tools/link-libraries.mjs: makes what an install of packages for the image leaves out.
import { linkInstalled } from '../server/platform/embedded-postgres/library-links.mjs';
import { projectRoot } from './node-runtime.mjs';

linkInstalled(projectRoot);
