import type { contract } from '../../../contract/index.ts';
import type { Controller } from '../call/controller.ts';
import { accountCalls } from './account-calls.ts';
import { enrolmentCalls } from './enrolment-calls.ts';

export const users: Controller<typeof contract.users> = { ...accountCalls, ...enrolmentCalls };
