import { createContext, useContext } from 'react';
import type { Api } from '../../contract/index.ts';
import { api } from './api.ts';

/** The calls of the portal; a test puts its own here. */
export const ApiContext = createContext<Api>(api);

export const useApi = (): Api => useContext(ApiContext);
