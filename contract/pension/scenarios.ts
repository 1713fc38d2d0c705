/** The scenarios of an answer, the careful one first. */
export const scenarioKeys = ['prudent', 'middle', 'favourable'] as const;
export type ScenarioKey = (typeof scenarioKeys)[number];

export const scenarioNames: Record<ScenarioKey, string> = {
  prudent: 'Prudente',
  middle: 'Medio',
  favourable: 'Favorable',
};
