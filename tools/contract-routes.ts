import type { Plugin } from 'vite';
import { routeOf } from '../contract/browser-routes.ts';
import { contract } from '../contract/index.ts';
import { mapRows } from '../contract/map-calls.ts';

const id = 'virtual:contract-routes';

/** In development the browser loads the contract itself, so that its changes are reloaded like others. */
const fromSources = `
import { contract } from '/contract/index.ts';
import { mapRows } from '/contract/map-calls.ts';
import { routeOf } from '/contract/browser-routes.ts';
export default mapRows(contract, routeOf);`;

const fromBuild = () => `export default ${JSON.stringify(mapRows(contract, routeOf))};`;

/** The contract's calls for the browser, as a module. A build contains them without the schemas. */
export function contractRoutes({ isBuild }: { isBuild: boolean }): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return isBuild ? fromBuild() : fromSources;
    },
  };
}
