export const LEADER_PERIODS = ['month', 'all'] as const;
export type LeaderPeriod = (typeof LEADER_PERIODS)[number];
