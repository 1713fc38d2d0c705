import { course, type Scene } from '../scenes.ts';

/** The rows of rowsForCalls for how an exam draws. */
export const rowsForDraws = {
  'question.addAttemptLimit': async (scene: Scene) => ({ IdCourse: await course(scene) }),
  'question.addDraw': async (scene: Scene) => ({
    IdCourse: await course(scene),
    Shares: [{ Module: '', Count: 1, Hard: 0 }],
  }),
};
